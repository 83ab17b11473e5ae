/// What a style makes a progress view of.
public struct ProgressViewStyleConfiguration {
    /// From 0 to 1; nil: nobody knows how far things have come.
    public let fractionCompleted: Double?

    /// What goes on; nil: the view has no label.
    public let label: Label?

    /// The value as the program shows it; nil: it does not.
    public let currentValueLabel: CurrentValueLabel?

    /// The views of a progress view's label.
    public struct Label {
        package let source: ViewSource
    }

    /// The views that show a progress view's value.
    public struct CurrentValueLabel {
        package let source: ViewSource
    }
}

extension ProgressViewStyleConfiguration.Label: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}
