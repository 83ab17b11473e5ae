/// One tab of a tab view: its content, and what the switcher shows for it.
public struct Tab<Value, Content, Label> {
    let value: Value?
    let content: Content
    let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Never

    public static func _tabs(_ content: Self) -> [_Tab] {
        [
            _Tab(
                value: content.value.map { AnyHashable($0) }, label: AnyView(content.label),
                content: AnyView(content.content))
        ]
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A tab with a label of your own that stands for a value of the selection.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.value = value
        self.content = content()
        self.label = label()
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// A tab with a label of your own.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        value = nil
        self.content = content()
        self.label = label()
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab with a title and a symbol that stands for a value of the selection.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)) }
    }

    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { DefaultTabLabel(Text(title), Image(systemName: systemImage)) }
    }

    /// A tab with a title and a picture that stands for a value of the selection.
    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(Text(titleKey), Image(image)) }
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)) }
    }

    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(Text(title), Image(systemName: systemImage)) }
    }
}

/// A tab's title and symbol.
public struct DefaultTabLabel {
    private let title: Text
    private let image: Image

    init(_ title: Text, _ image: Image) {
        self.title = title
        self.image = image
    }
}

extension DefaultTabLabel: View {
    public var body: some View {
        Label {
            title
        } icon: {
            image
        }
    }
}
