/// A button that stays down while the toggle is on.
public struct ButtonToggleStyle {
    /// Creates a button toggle style.
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
    @Environment(\.labelsAreHidden) private var labelIsHidden
    private let kind: ButtonKind
    private let look: ButtonLook?
    private let configuration: ToggleStyleConfiguration

    init(kind: ButtonKind, look: ButtonLook?, _ configuration: ToggleStyleConfiguration) {
        self.kind = kind
        self.look = look
        self.configuration = configuration
    }

    var body: some View {
        if kind == .check, labelIsHidden {
            // The box alone, called by its label.
            button(SpokenReplacement(label: configuration.label, content: EmptyView()))
        } else {
            button(configuration.label)
        }
    }

    private func button<Content: View>(_ content: Content) -> some View {
        let isOn = configuration.$isOn
        return PlatformButton(
            kind: kind, look: look,
            action: ActionHolder { isOn.wrappedValue = configuration.isMixed || !isOn.wrappedValue },
            isOn: configuration.isOn, isMixed: configuration.isMixed, content: content)
    }
}
