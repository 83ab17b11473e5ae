/// What a primitive style makes a button of.
public struct PrimitiveButtonStyleConfiguration {
    /// What the button does; nil: nothing special.
    public let role: ButtonRole?

    /// The button's label.
    public let label: Label

    let action: ActionHolder

    /// Runs the button's action.
    @MainActor @preconcurrency
    public func trigger() { action() }

    /// The views of a button's label.
    public struct Label {
        package let source: ViewSource
    }
}

extension PrimitiveButtonStyleConfiguration.Label: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}
