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

extension GroupBox: View {
    public var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            label.font(.headline)
            VStack { content }
                .frame(maxWidth: .infinity)
                .padding(12)
                .background(RoundedRectangle(cornerRadius: 12).fill(.quinary))
        }
    }
}
