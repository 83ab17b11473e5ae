/// A button that opens the program's preferences.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// A button with any views as its label.
    public init(@ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

/// The label of a ``SettingsLink`` that was given none.
public struct DefaultSettingsLinkLabel: View {
    public var body: some View { Text(verbatim: AppWords.preferences) }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// A button that says what it opens.
    public init() {
        label = DefaultSettingsLinkLabel()
    }
}
