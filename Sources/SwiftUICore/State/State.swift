/// A value that a view owns. It lives as long as the view's identity.
@propertyWrapper
public struct State<Value> {
    private var initialValue: Value
    private var box: StateBox<Value>?

    /// Creates a state with its first value, which counts for as long as the view keeps its identity.
    public init(wrappedValue value: Value) {
        initialValue = value
    }

    /// Creates a state with its first value, which counts for as long as the view keeps its identity.
    public init(initialValue value: Value) {
        initialValue = value
    }

    /// The value. Writing it lets the bodies run that have read it.
    public var wrappedValue: Value {
        get { box?.get() ?? initialValue }
        nonmutating set { box?.set(newValue, transaction: .current) }
    }

    /// A binding to the value. Outside a view's body and actions it is constant, since there is no place to write to.
    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initialValue) }
        return Binding(location: box)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state of nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: @unchecked Sendable where Value: Sendable {
    // The box guards its value with a lock; the initial value is never written after init.
}

extension State: @MainActor GraphProperty {
    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {
        if let known = slot {
            box = unsafeDowncast(known, to: StateBox<Value>.self)
        } else {
            let new = StateBox(initialValue, owner: node)
            slot = new
            box = new
        }
    }

    /// A later initial value is ignored: the state keeps what it has.
    package static func isSameInput(_ old: State<Value>, _ new: State<Value>) -> Bool { true }
}
