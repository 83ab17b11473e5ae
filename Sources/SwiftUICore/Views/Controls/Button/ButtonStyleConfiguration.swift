/// What a style makes a button's looks of.
public struct ButtonStyleConfiguration {
    /// What the button does; nil: nothing special.
    public let role: ButtonRole?

    /// The button's label.
    public let label: Label

    /// True while the button is held down.
    public let isPressed: Bool

    /// The views of a button's label.
    public struct Label {
        package let source: ViewSource
    }
}

extension ButtonStyleConfiguration.Label: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}
