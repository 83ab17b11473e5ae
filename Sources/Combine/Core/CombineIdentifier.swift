import Synchronization

/// Identifies a publisher stream.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private static let next = Atomic<UInt>(1)
    private let rawValue: UInt

    /// An identifier that nothing else has.
    public init() {
        rawValue = Self.next.wrappingAdd(1, ordering: .relaxed).oldValue << 1
    }

    /// The identifier of `object`, equal for the same object while it lives.
    public init(_ object: AnyObject) {
        // Objects are at least 8-byte aligned, so an odd number never meets one from `init()`.
        rawValue = UInt(bitPattern: ObjectIdentifier(object)) | 1
    }

    public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// A value that identifies itself in a stream.
public protocol CustomCombineIdentifierConvertible {
    /// An identifier unique to this value.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
