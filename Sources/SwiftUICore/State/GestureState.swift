/// A value that holds while a gesture lasts and goes back to its initial value when the gesture has ended.
@propertyWrapper
public struct GestureState<Value> {
    private let initialValue: Value
    private let resetAction: (Value, inout Transaction) -> Void
    private var box: StateBox<Value>?

    /// Creates a state with the value that it has while there is no gesture.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
    }

    /// Creates a state with the value that it has while there is no gesture.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// The value goes back in the given transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
    }

    /// Creates a state that is reset in a transaction, so with its animation, when the gesture ends.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// `reset` is given the last value and sets up the transaction in which the value goes back.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        resetAction = reset
    }

    /// Creates a state that a closure resets when the gesture ends.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value while the gesture lasts, then the initial one.
    public var wrappedValue: Value { box?.get() ?? initialValue }

    /// What a gesture's `updating(_:body:)` takes.
    public var projectedValue: GestureState<Value> { self }

    // MARK: What gestures do

    /// Changes the value while the gesture goes on.
    @MainActor
    package func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let box else { return }
        var value = DependencyTracker.untracked { box.get() }
        var transaction = Transaction.current
        change(&value, &transaction)
        box.set(value, transaction: transaction)
    }

    /// Puts the initial value back when the gesture has ended or was given up.
    @MainActor
    package func reset() {
        guard let box else { return }
        var transaction = Transaction()
        resetAction(DependencyTracker.untracked { box.get() }, &transaction)
        box.set(initialValue, transaction: transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is reset in a transaction, so with its animation, when the gesture ends.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a state that a closure resets when the gesture ends.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: @MainActor GraphProperty {
    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {
        let known = slot as? StateBox<Value> ?? StateBox(initialValue)
        slot = known
        box = known
    }

    package static func isSameInput(_ old: Self, _ new: Self) -> Bool { true }
}
