import Foundation

/// Views on a card, with a label above them.
public struct GroupBox<Label: View, Content: View> {
    let label: Label
    let content: Content

    /// Any views with any views as their label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// Creates a box with a label.
    @available(*, deprecated, renamed: "init(content:label:)")
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.label = label
    }
}

extension GroupBox where Label == EmptyView {
    /// Any views without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
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

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// A group box as a style has been given it, to be styled further.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }) { configuration.label }
    }
}

extension GroupBox: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(GroupBoxNode(view, context))
    }
}

final class GroupBoxNode<Label: View, Content: View>: StyledNode<GroupBox<Label, Content>, GroupBoxStyleConfiguration> {
    private let label: TypedViewSource<Label>
    private let content: TypedViewSource<Content>

    override init(_ view: GroupBox<Label, Content>, _ context: _NodeContext) {
        label = TypedViewSource(view.label)
        content = TypedViewSource(view.content)
        super.init(view, context)
        start()
    }

    override func viewDidChange() {
        label.set(view.label)
        content.set(view.content)
    }

    override func makeConfiguration() -> GroupBoxStyleConfiguration {
        GroupBoxStyleConfiguration(
            label: GroupBoxStyleConfiguration.Label(source: label),
            content: GroupBoxStyleConfiguration.Content(source: content))
    }

    override func currentStyle() -> ErasedStyle<GroupBoxStyleConfiguration> { environment.groupBoxStyle }

    override var debugName: String { "GroupBox" }
}
