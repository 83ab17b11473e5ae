/// What stands in place of content that there is none of: a label with a large icon, and below it a description and
/// ways on. It takes all the room that it is offered and stands in its middle.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates the view from a label, a description and actions.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 24) {
            VStack(spacing: 12) {
                label.labelStyle(UnavailableLabelStyle())
                description
                    .fixedSize(horizontal: false, vertical: true)
            }
            .multilineTextAlignment(.center)
            VStack(spacing: 12) { actions }
        }
        .padding(24)
        .frame(maxWidth: 440)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title with a picture of the app's resources.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, image: name)
        } description: {
            description
        }
    }

    /// A title with a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates the view from a title, a picture and a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, image: name)
        } description: {
            description
        }
    }

    /// Creates the view from a title, a picture and a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUICore.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

/// A large dim icon; less large where text needs the room.
private struct UnavailableIcon<Icon: View>: View {
    let icon: Icon
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        icon
            .font(.system(size: textSize.isAccessibilitySize ? 56 : 96))
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
    }
}

/// A large dim icon above a title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 24) {
            UnavailableIcon(icon: configuration.icon)
            configuration.title
                .font(.title)
                .bold()
                // Without it a stack would rather cut a title of two lines than leave room empty.
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityAddTraits(.isHeader)
        }
    }
}
