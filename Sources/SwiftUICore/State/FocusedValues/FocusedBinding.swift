/// Reads and writes through a binding that the focused view, or the window in use, gives; nil where there is none.
@propertyWrapper
public struct FocusedBinding<Value> {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    private var values: FocusedValuesReference?

    /// Follows the binding of a key.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        self.keyPath = keyPath
    }

    private var binding: Binding<Value>? { values.flatMap { $0.read { $0[keyPath: keyPath] } } }

    /// The binding's value. Writing it where there is no binding, or nil, does nothing.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set {
            if let newValue { binding?.wrappedValue = newValue }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value?> {
        let copy = self
        return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
    }
}

extension FocusedBinding: @unchecked Sendable where Value: Sendable {
    // Key paths are immutable; the reference says how it is guarded.
}

extension FocusedBinding: @MainActor GraphProperty {
    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {
        let known = slot as? FocusedValuesReference ?? FocusedValuesReference(node)
        slot = known
        values = known
    }

    /// What a wrapper reads is written in the source and never changes.
    package static func isSameInput(_ old: Self, _ new: Self) -> Bool { true }
}
