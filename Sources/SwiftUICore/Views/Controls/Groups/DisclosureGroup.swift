/// Views that the user can show and hide with a click on their label.
public struct DisclosureGroup<Label: View, Content: View> {
    @State private var ownState = false
    @Environment(\.isInListRow) private var isInListRow
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: () -> Content

    private init(_ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label
    }

    /// Any views, hidden at first, with any views as their label.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content, label())
    }

    /// Any views, shown while `isExpanded` is true, with any views as their label.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, content, label())
    }
}

extension DisclosureGroup where Label == Text {
    /// Any views, hidden at first, with a text of the app's catalogue as their label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content, Text(titleKey))
    }

    /// Creates a group with a title, whose content is shown while it is expanded.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content, Text(titleKey))
    }

    /// Any views, hidden at first, with `label` as it is as their label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content, Text(label))
    }

    /// Creates a group with a title, whose content is shown while it is expanded.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content, Text(label))
    }
}

extension DisclosureGroup: View {
    public var body: some View {
        let isShown = isExpanded ?? $ownState
        if isInListRow {
            DisclosureRow(isExpanded: isShown, label: label)
            if isShown.wrappedValue { content().padding(.leading, DisclosureMetrics.indentation) }
        } else {
            VStack(alignment: .leading, spacing: 6) {
                DisclosureButton(isExpanded: isShown) { DisclosureLine(isExpanded: isShown.wrappedValue, label: label) }
                if isShown.wrappedValue { content() }
            }
        }
    }
}
