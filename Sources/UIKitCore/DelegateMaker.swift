import Foundation

/// Makes objects of classes that are known at run time only.
///
/// Foundation's NSObject on Linux does not require its initialiser of subclasses, as it does elsewhere, though all have
/// it at the same place: so one class that does require it lends its type. It is open so that the compiler cannot know
/// all classes that have their own.
open class _DelegateMaker: NSObject {
    public required override init() {
        super.init()
    }

    static func make<T: NSObject>(_ type: T.Type) -> T {
        let maker = unsafeBitCast(type, to: _DelegateMaker.Type.self)
        return unsafeBitCast(maker.init(), to: T.self)
    }
}
