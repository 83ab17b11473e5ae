extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab that stands for a value of the selection and is called after its role.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(role: role) }
    }

    /// A tab with a title and a symbol that stands for a value of the selection.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: nil, content: content) {
            DefaultTabLabel(Text(titleKey), Image(systemName: systemImage))
        }
    }

    /// A tab with a title and a symbol that stands for a value of the selection.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: nil, content: content) {
            DefaultTabLabel(Text(title), Image(systemName: systemImage))
        }
    }

    /// A tab with a role, a title and a symbol that stands for a value of the selection.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) {
            DefaultTabLabel(Text(titleKey), Image(systemName: systemImage))
        }
    }

    /// A tab with a role, a title and a symbol that stands for a value of the selection.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) {
            DefaultTabLabel(Text(title), Image(systemName: systemImage))
        }
    }

    /// A tab with a title and a symbol that stands for a value of a selection that may be missing.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    )
    where Value == V? {
        self.init(value: Value.some(value), role: role, content: content) {
            DefaultTabLabel(Text(titleKey), Image(systemName: systemImage))
        }
    }

    /// A tab with a title and a symbol that stands for a value of a selection that may be missing.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, systemImage: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
    )
    where Value == V? {
        self.init(value: Value.some(value), role: role, content: content) {
            DefaultTabLabel(Text(title), Image(systemName: systemImage))
        }
    }

    /// A tab with a title and a picture that stands for a value of the selection.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: nil, content: content) {
            DefaultTabLabel(Text(titleKey), Image(image))
        }
    }

    /// A tab with a title and a picture that stands for a value of the selection.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: nil, content: content) {
            DefaultTabLabel(Text(title), Image(image))
        }
    }

    /// A tab with a role, a title and a picture that stands for a value of the selection.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) {
            DefaultTabLabel(Text(titleKey), Image(image))
        }
    }

    /// A tab with a role, a title and a picture that stands for a value of the selection.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) {
            DefaultTabLabel(Text(title), Image(image))
        }
    }

    /// A tab with a title and a picture that stands for a value of a selection that may be missing.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    )
    where Value == V? {
        self.init(value: Value.some(value), role: role, content: content) {
            DefaultTabLabel(Text(titleKey), Image(image))
        }
    }

    /// A tab with a title and a picture that stands for a value of a selection that may be missing.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, image: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
    )
    where Value == V? {
        self.init(value: Value.some(value), role: role, content: content) {
            DefaultTabLabel(Text(title), Image(image))
        }
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab that is called after its role.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(role: role, content: content) { DefaultTabLabel(role: role) }
    }

    /// A tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)) }
    }

    /// A tab with a title and a symbol, with `title` as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { DefaultTabLabel(Text(title), Image(systemName: systemImage)) }
    }

    /// A tab with a title and a picture.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { DefaultTabLabel(Text(titleKey), Image(image)) }
    }

    /// A tab with a title and a picture, with `title` as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { DefaultTabLabel(Text(title), Image(image)) }
    }
}
