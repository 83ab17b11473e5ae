extension View {
    /// Runs an action when the view has come to the screen: once in the life of its identity, and again where it was
    /// kept out of sight and comes back.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Runs an action when the view has left the screen.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceActionModifier(appear: nil, disappear: action))
    }
}

struct AppearanceActionModifier: ViewModifier {
    typealias Body = Never

    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(AppearanceActionNode(view, context))
    }
}

final class AppearanceActionNode<C: View>: AppearanceNode<C, AppearanceActionModifier> {
    override func didAppear() { modifier.appear?() }
    override func didDisappear() { modifier.disappear?() }
}
