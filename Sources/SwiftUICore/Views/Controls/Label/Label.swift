/// A title with an icon.
///
/// Which of them is shown, and how, comes from the style that `labelStyle(_:)` has set; by default both.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    /// A label of any views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(LabelNode(view, context))
    }
}

extension Label where Title == Text, Icon == Image {
    /// A text of the app's catalogue with a picture of the app's resources.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// A text of the app's catalogue with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Creates a label of a title and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }

    /// `title` as it is with a picture of the app's resources.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    /// `title` as it is with a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// A label as a style has been given it, to be styled further.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

final class LabelNode<Title: View, Icon: View>: StyledNode<Label<Title, Icon>, LabelStyleConfiguration> {
    private let title: TypedViewSource<Title>
    private let icon: TypedViewSource<Icon>

    override init(_ view: Label<Title, Icon>, _ context: _NodeContext) {
        title = TypedViewSource(view.title)
        icon = TypedViewSource(view.icon)
        super.init(view, context)
        start()
    }

    override func viewDidChange() {
        title.set(view.title)
        icon.set(view.icon)
    }

    override func makeConfiguration() -> LabelStyleConfiguration {
        LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(source: title), icon: LabelStyleConfiguration.Icon(source: icon))
    }

    override func currentStyle() -> ErasedStyle<LabelStyleConfiguration> { environment.labelStyle }

    override var debugName: String { "Label" }
}
