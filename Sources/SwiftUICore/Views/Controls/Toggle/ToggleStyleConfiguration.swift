/// What a style makes a toggle of.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public let label: Label

    /// Whether the toggle is on.
    @Binding public var isOn: Bool

    /// True where some of the things that the toggle stands for are on, and others off.
    public var isMixed: Bool

    /// The views of a toggle's label.
    public struct Label {
        package let source: ViewSource
    }

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

extension ToggleStyleConfiguration.Label: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}
