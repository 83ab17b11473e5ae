extension View {
    /// Animates the changes in this view that come together with a change of `value`; nil shows them at once.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(TransactionModifier(rule: ValueAnimation(animation: animation, value: value)))
    }

    /// Animates all changes in this view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    public func animation(_ animation: Animation?) -> some View {
        modifier(TransactionModifier(rule: LastingAnimation(animation: animation)))
    }
}

struct ValueAnimation<V: Equatable>: TransactionRule {
    let animation: Animation?
    let value: V

    static var isLasting: Bool { false }

    func hasChanged(since old: Self) -> Bool { old.value != value }

    func apply(to transaction: inout Transaction) {
        if !transaction.disablesAnimations { transaction.animation = animation }
    }
}

struct LastingAnimation: TransactionRule {
    let animation: Animation?

    static var isLasting: Bool { true }

    func hasChanged(since old: Self) -> Bool { false }

    func apply(to transaction: inout Transaction) {
        if !transaction.disablesAnimations { transaction.animation = animation }
    }
}
