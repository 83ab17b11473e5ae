/// What a style makes a label of.
public struct LabelStyleConfiguration {
    /// The label's text.
    public let title: Title

    /// The label's picture.
    public let icon: Icon

    /// The views of a label's title.
    public struct Title {
        package let source: ViewSource
    }

    /// The views of a label's icon.
    public struct Icon {
        package let source: ViewSource
    }
}

extension LabelStyleConfiguration.Title: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}

extension LabelStyleConfiguration.Icon: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}
