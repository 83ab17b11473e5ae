import Observation

extension View {
    /// Gives a value to the program's commands, and to all that reads it with ``FocusedValue``, while the focus is in this
    /// view.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value))
    }

    /// Gives a value to the program's commands, and to all that reads it with ``FocusedValue``, while the focus is in this
    /// view. Where it is nil, a view around may give one.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value))
    }

    /// Gives an observable object to all that reads it with ``FocusedValue`` while the focus is in this view.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(keyPath: \FocusedValues[object: FocusedObjectKey<T>()], value: object))
    }

    /// Gives a value to the program's commands, and to all that reads it with ``FocusedValue``, while the window of this
    /// view is in use.
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
        modifier(FocusedSceneValueModifier(keyPath: keyPath, value: value))
    }

    /// Gives a value to the program's commands, and to all that reads it with ``FocusedValue``, while the window of this
    /// view is in use. Where it is nil, a view around may give one.
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        modifier(FocusedSceneValueModifier(keyPath: keyPath, value: value))
    }

    /// Gives an observable object to all that reads it with ``FocusedValue`` while the window of this view is in use.
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedSceneValueModifier(keyPath: \FocusedValues[object: FocusedObjectKey<T>()], value: object))
    }
}

struct FocusedValueModifier<Value>: ItemModifier {
    typealias Body = Never

    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?

    func makeWrapper(for node: ViewNode) -> FocusedValueRenderNode { FocusedValueRenderNode(graph: node.graph) }

    func update(_ wrapper: FocusedValueRenderNode, for node: ViewNode) {
        let (keyPath, value) = (keyPath, value)
        wrapper.provider.update(node.environment.windowOpener) { values in
            if let value { values[keyPath: keyPath] = value }
        }
        node.graph.focusedValues.didChange(wrapper.provider)
    }
}

package final class FocusedValueRenderNode: WrapperRenderNode {
    let provider = FocusedValueProvider()

    package override func willLeave(_ surface: Surface) {
        graph.focusedValues.remove(provider)
    }
}

struct FocusedSceneValueModifier<Value>: ViewModifier {
    typealias Body = Never

    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(FocusedSceneValueNode(view, context))
    }
}

final class FocusedSceneValueNode<C: View, Value>: ModifierNode<C, FocusedSceneValueModifier<Value>> {
    private let provider = FocusedValueProvider()

    override func willMakeContent() {
        updateProvider()
        graph.focusedValues.add(provider)
    }

    override func modifierDidChange(from old: FocusedSceneValueModifier<Value>) {
        updateProvider()
        graph.focusedValues.didChange(provider)
    }

    private func updateProvider() {
        let (keyPath, value) = (modifier.keyPath, modifier.value)
        provider.update(environment.windowOpener) { values in
            if let value { values[keyPath: keyPath] = value }
        }
    }

    override func didUnmount() { graph.focusedValues.remove(provider) }
}
