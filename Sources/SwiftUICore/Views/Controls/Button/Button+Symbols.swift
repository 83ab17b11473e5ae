extension Button where Label == SwiftUICore.Label<Text, Image> {
    /// A button with a text of the app's catalogue and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a text of the app's catalogue, a symbol and a role.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with `title` as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    /// A button with `title` as it is, a symbol and a role.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
}
