extension View {
    /// Changes the transaction of every change in this view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(rule: LastingTransform(transform: transform)))
    }

    /// Changes the transaction of the changes in this view that come together with a change of `value`.
    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier(rule: ValueTransform(value: value, transform: transform)))
    }
}

struct LastingTransform: TransactionRule {
    let transform: (inout Transaction) -> Void

    static var isLasting: Bool { true }

    func hasChanged(since old: Self) -> Bool { false }

    func apply(to transaction: inout Transaction) { transform(&transaction) }
}

struct ValueTransform<V: Equatable>: TransactionRule {
    let value: V
    let transform: (inout Transaction) -> Void

    static var isLasting: Bool { false }

    func hasChanged(since old: Self) -> Bool { old.value != value }

    func apply(to transaction: inout Transaction) { transform(&transaction) }
}
