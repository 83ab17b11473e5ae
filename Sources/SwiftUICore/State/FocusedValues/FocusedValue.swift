import Observation

/// Reads a value that the focused view, or the window in use, gives; nil where there is none.
@propertyWrapper
public struct FocusedValue<Value> {
    private let get: (FocusedValues) -> Value?
    private var values: FocusedValuesReference?

    /// Reads a key.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        get = { $0[keyPath: keyPath] }
    }

    /// Reads an observable object by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        get = { $0[object: FocusedObjectKey<Value>()] }
    }

    /// The value. Reading it in `body` makes the body run again when it changes.
    public var wrappedValue: Value? { values.flatMap { $0.read(get) } }
}

extension FocusedValue: @MainActor GraphProperty {
    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {
        let known = slot as? FocusedValuesReference ?? FocusedValuesReference(node)
        slot = known
        values = known
    }

    /// What a wrapper reads is written in the source and never changes.
    package static func isSameInput(_ old: Self, _ new: Self) -> Bool { true }
}
