extension View {
    /// Runs an action when `value` has become another one; with `initial`, also when the view appears first. The action
    /// is given the old value and the new one.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, usesOldAction: false, action: action))
    }

    /// Runs an action when `value` has become another one; with `initial`, also when the view appears first.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, usesOldAction: false) { _, _ in action() })
    }

    /// Runs an action when `value` has become another one. What the closure captured is as it was before the change.
    @available(
        *, deprecated,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false, usesOldAction: true) { action($1) })
    }
}

struct ChangeModifier<V: Equatable>: ViewModifier {
    typealias Body = Never

    let value: V
    let isInitial: Bool
    /// The deprecated form documents that its closure can compare with captured old values.
    let usesOldAction: Bool
    let action: (V, V) -> Void

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(ChangeNode(view, context))
    }
}

final class ChangeNode<C: View, V: Equatable>: ModifierNode<C, ChangeModifier<V>> {
    override func willMakeContent() {
        guard modifier.isInitial else { return }
        graph.afterCommit { [weak self] in
            guard let self, isMounted else { return }
            modifier.action(modifier.value, modifier.value)
        }
    }

    override func modifierDidChange(from old: ChangeModifier<V>) {
        let new = modifier
        guard old.value != new.value else { return }
        let action = new.usesOldAction ? old.action : new.action
        graph.afterCommit { [weak self] in
            guard let self, isMounted else { return }
            action(old.value, new.value)
        }
    }
}
