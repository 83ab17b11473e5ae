extension View {
    /// Ties the control in this view to `binding`: it is true while the control has the keyboard's focus, and setting
    /// it moves the focus.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusModifier(binding: condition, value: true))
    }

    /// Ties the control in this view to a value of `binding`.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(FocusModifier(binding: binding, value: value))
    }
}

struct FocusModifier<Value: Hashable>: ItemModifier, EngineComparable {
    typealias Body = Never

    let binding: FocusState<Value>.Binding
    let value: Value

    func makeWrapper(for node: ViewNode) -> FocusRenderNode<Value> { FocusRenderNode(value, graph: node.graph) }

    func update(_ wrapper: FocusRenderNode<Value>, for node: ViewNode) {
        wrapper.update(binding.box, value)
    }

    static func isSameInput(_ old: Self, _ new: Self) -> Bool {
        old.binding.box === new.binding.box && old.value == new.value
    }
}

package final class FocusRenderNode<Value: Hashable>: WrapperRenderNode, FocusListener {
    private var box: FocusBox<Value>?
    private(set) var value: Value
    private(set) var isFocused = false

    init(_ value: Value, graph: Graph) {
        self.value = value
        super.init(graph: graph)
    }

    func update(_ new: FocusBox<Value>?, _ newValue: Value) {
        value = newValue
        guard new !== box else { return }
        box?.remove(self)
        box = new
        new?.add(self)
    }

    func contentFocusDidChange(_ new: Bool) {
        guard new != isFocused else { return }
        isFocused = new
        box?.didChange(self)
    }

    package override func didEnter(_ surface: Surface) { box?.didEnter(self) }

    /// A control that goes takes its focus with it, whether or not the platform says so.
    package override func willLeave(_ surface: Surface) {
        contentFocusDidChange(false)
    }
}
