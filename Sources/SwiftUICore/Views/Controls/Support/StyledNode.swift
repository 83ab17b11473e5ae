/// The node of a control that a style of the environment gives its looks.
package class StyledNode<V: View, Configuration>: TypedNode<V> {
    private final var child: TypedNode<AnyView>?
    private final var found: ErasedStyle<Configuration>?
    private final var applied: ErasedStyle<Configuration>?

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
        tracking {
            let found = currentStyle()
            self.found = found
            let style = found.outer == nil ? found : styleInside(found)
            applied = style
            return style.body(makeConfiguration())
        }
    }

    /// A style does not hold in its own body, or it would run for ever: there the one around it does. It does hold in
    /// the control's label and content, which only stand in that body.
    private func styleInside(_ found: ErasedStyle<Configuration>) -> ErasedStyle<Configuration> {
        var parts = 0
        var node = parent
        while let current = node {
            switch current.stylingRole {
            case .none: break
            case .part: parts += 1
            case .control where parts > 0: parts -= 1
            case .control:
                if let styles = current.styles as? Styles, styles.found == found {
                    return styles.applied.outer ?? found
                }
            }
            node = current.parent
        }
        return found
    }

    private typealias Styles = (found: ErasedStyle<Configuration>, applied: ErasedStyle<Configuration>)

    package final override var stylingRole: StylingRole { .control }

    package final override var styles: Any? {
        guard let found, let applied else { return nil }
        return Styles(found, applied)
    }

    package final override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }
}

/// What a node has to do with the styles of controls.
package enum StylingRole: Sendable {
    case none
    /// A control that a style gives its looks.
    case control
    /// Where a style has put a part of the control, such as its label.
    case part
}
