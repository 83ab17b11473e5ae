/// What a style makes a gauge of.
public struct GaugeStyleConfiguration {
    /// From 0 at the lower bound to 1 at the upper one.
    public let value: Double

    /// What the gauge measures.
    public let label: Label

    /// The value as the program shows it; nil: it does not.
    public let currentValueLabel: CurrentValueLabel?

    /// The lower bound as the program shows it; nil: it does not.
    public let minimumValueLabel: MinimumValueLabel?

    /// The upper bound as the program shows it; nil: it does not.
    public let maximumValueLabel: MaximumValueLabel?

    /// The views of a gauge's label.
    public struct Label {
        package let source: ViewSource
    }

    /// The views that show a gauge's value.
    public struct CurrentValueLabel {
        package let source: ViewSource
    }

    /// The views that show a gauge's lower bound.
    public struct MinimumValueLabel {
        package let source: ViewSource
    }

    /// The views that show a gauge's upper bound.
    public struct MaximumValueLabel {
        package let source: ViewSource
    }
}

extension GaugeStyleConfiguration.Label: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}

extension GaugeStyleConfiguration.CurrentValueLabel: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}

extension GaugeStyleConfiguration.MinimumValueLabel: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}

extension GaugeStyleConfiguration.MaximumValueLabel: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}
