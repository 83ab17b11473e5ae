import Foundation

/// Works out a height at which a sheet rests.
@MainActor @preconcurrency
public protocol CustomPresentationDetent {
    /// The height in points; nil: the sheet does not rest here now.
    static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// What the height may depend on.
    public typealias Context = PresentationDetent.Context
}
