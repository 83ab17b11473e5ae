/// A button that stays down while the toggle is on.
public struct ButtonToggleStyle {
    public init() {}
}

extension ButtonToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        StatefulButton(kind: .toggle, look: nil, configuration)
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays down while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A button of the platform that shows whether a toggle is on.
struct StatefulButton: View {
    private let kind: ButtonKind
    private let look: ButtonLook?
    private let configuration: ToggleStyleConfiguration

    init(kind: ButtonKind, look: ButtonLook?, _ configuration: ToggleStyleConfiguration) {
        self.kind = kind
        self.look = look
        self.configuration = configuration
    }

    var body: some View {
        let isOn = configuration.$isOn
        PlatformButton(
            kind: kind, look: look,
            action: ActionHolder { isOn.wrappedValue = configuration.isMixed || !isOn.wrappedValue },
            isOn: configuration.isOn, isMixed: configuration.isMixed, content: configuration.label)
    }
}
