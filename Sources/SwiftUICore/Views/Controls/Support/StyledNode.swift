/// The node of a control that a style of the environment gives its looks.
package class StyledNode<V: View, Configuration>: TypedNode<V> {
    private final var child: TypedNode<AnyView>?

    /// What the style is given. Read inside `tracking`.
    package func makeConfiguration() -> Configuration {
        preconditionFailure("\(Self.self) has no configuration")
    }

    /// The style that holds here. Read inside `tracking`.
    package func currentStyle() -> ErasedStyle<Configuration> {
        preconditionFailure("\(Self.self) has no style")
    }

    /// Subclasses call this at the end of their init.
    package final func start() {
        child = AnyView._makeNode(styledBody(), childContext()).node
    }

    package override func evaluate() {
        flags.remove(.needsEvaluation)
        child?.update(to: styledBody())
    }

    private func styledBody() -> AnyView {
        tracking { currentStyle().body(makeConfiguration()) }
    }

    package final override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }
}
