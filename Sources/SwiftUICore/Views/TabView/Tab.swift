/// One tab of a tab view: its content, and what the switcher shows for it.
public struct Tab<Value, Content, Label> {
    let value: Value?
    let role: TabRole?
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
                content: AnyView(content.content), role: content.role)
        ]
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A tab with a label of your own that stands for a value of the selection.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, role: nil, content: content, label: label)
    }

    /// A tab with a role and a label of your own that stands for a value of the selection.
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.value = value
        self.role = role
        self.content = content()
        self.label = label()
    }

    /// A tab with a label of your own that stands for a value of a selection that may be missing.
    public init<V: Hashable>(
        value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(value: Value.some(value), role: role, content: content, label: label)
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// A tab with a label of your own.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(role: nil, content: content, label: label)
    }

    /// A tab with a role and a label of your own.
    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        value = nil
        self.role = role
        self.content = content()
        self.label = label()
    }
}
