/// Makes the looks of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// What the style makes.
    associatedtype Body: View
    /// What the style is given.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Makes the looks of one.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a style makes labelled content of.
public struct LabeledContentStyleConfiguration {
    /// What the content is.
    public let label: Label

    /// The content.
    public let content: Content

    /// The views of the label.
    public struct Label {
        package let source: ViewSource
    }

    /// The views of the content.
    public struct Content {
        package let source: ViewSource
    }
}

extension LabeledContentStyleConfiguration.Label: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}

extension LabeledContentStyleConfiguration.Content: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}

/// The label at the leading edge, the content at the trailing one.
public struct AutomaticLabeledContentStyle {
    /// The style.
    public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            configuration.content.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label at the leading edge, the content at the trailing one.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<LabeledContentStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    package var labeledContentStyle: ErasedStyle<LabeledContentStyleConfiguration> {
        get {
            self[LabeledContentStyleKey.self]
                ?? ErasedStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
        }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the labelled contents in this view look.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        self.style(\.labeledContentStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}
