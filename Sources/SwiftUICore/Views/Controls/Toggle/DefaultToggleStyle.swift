/// The looks that toggles have by themselves: a switch behind the label; in a toolbar a button that stays down.
public struct DefaultToggleStyle {
    /// Creates a default toggle style.
    public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticToggle(configuration: configuration)
    }
}

/// What a toggle is depends on where it stands.
private struct AutomaticToggle: View {
    @Environment(\.toolbarPlacement) private var toolbarPlacement
    let configuration: ToggleStyleConfiguration

    init(configuration: ToggleStyleConfiguration) {
        self.configuration = configuration
    }

    var body: some View {
        if toolbarPlacement == nil {
            SwitchToggleStyle().makeBody(configuration: configuration)
        } else {
            ButtonToggleStyle().makeBody(configuration: configuration)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The looks that toggles have by themselves.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
