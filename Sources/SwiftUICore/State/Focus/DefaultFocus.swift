extension View {
    /// Moves the focus to the control for `value` when this view appears, unless something in it has the focus.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value))
    }
}

struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
    typealias Body = Never

    let binding: FocusState<Value>.Binding
    let value: Value

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(DefaultFocusNode(view, context))
    }
}

final class DefaultFocusNode<C: View, Value: Hashable>: AppearanceNode<C, DefaultFocusModifier<Value>> {
    override func didAppear() {
        let binding = modifier.binding
        if binding.wrappedValue == binding.none { binding.wrappedValue = modifier.value }
    }
}
