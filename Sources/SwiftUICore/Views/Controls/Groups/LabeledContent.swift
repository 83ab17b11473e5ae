import Foundation

/// A value behind its label, as in a form.
public struct LabeledContent<Label: View, Content: View> {
    let label: Label
    let content: Content

    /// Any views with any views as their label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }
}

extension LabeledContent where Label == Text {
    /// Any views with a text of the app's catalogue as their label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Any views with `title` as it is as their label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text as it is, with a text of the app's catalogue as its label.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }) { Text(titleKey) }
    }

    /// Creates a row of a title and a text.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }) { Text(title) }
    }

    /// A value in a format, with a text of the app's catalogue as its label.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String, F.FormatInput: Sendable, F: Sendable {
        self.init(content: { Text(value, format: format) }) { Text(titleKey) }
    }

    /// Creates a row of a title and a formatted value.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String, F.FormatInput: Sendable, F: Sendable {
        self.init(content: { Text(value, format: format) }) { Text(title) }
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Labelled content as a style has been given it, to be styled further.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }) { configuration.label }
    }
}

extension LabeledContent: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(LabeledContentNode(view, context))
    }
}

final class LabeledContentNode<Label: View, Content: View>: StyledNode<
    LabeledContent<Label, Content>, LabeledContentStyleConfiguration
>
{
    private let label: TypedViewSource<Label>
    private let content: TypedViewSource<Content>

    override init(_ view: LabeledContent<Label, Content>, _ context: _NodeContext) {
        label = TypedViewSource(view.label)
        content = TypedViewSource(view.content)
        super.init(view, context)
        start()
    }

    override func viewDidChange() {
        label.set(view.label)
        content.set(view.content)
    }

    override func makeConfiguration() -> LabeledContentStyleConfiguration {
        LabeledContentStyleConfiguration(
            label: LabeledContentStyleConfiguration.Label(source: label),
            content: LabeledContentStyleConfiguration.Content(source: content))
    }

    override func currentStyle() -> ErasedStyle<LabeledContentStyleConfiguration> { environment.labeledContentStyle }

    override var debugName: String { "LabeledContent" }
}
