/// Makes a button's looks; the button runs its action as buttons do.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view that comes out.
    associatedtype Body: View
    /// What there is to show, and what it does.
    typealias Configuration = ButtonStyleConfiguration

    /// The view that is shown for the configuration.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Sets how the buttons in this view look.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        self.style(
            \.buttonStyle,
            ErasedStyle(style) { style, configuration in
                CustomStyledButton(style: style, configuration: configuration)
            })
    }
}

/// A bare button around what a style makes of its label.
private struct CustomStyledButton<S: ButtonStyle>: View {
    @State private var isPressed = false
    let style: S
    let configuration: PrimitiveButtonStyleConfiguration

    init(style: S, configuration: PrimitiveButtonStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    var body: some View {
        PlatformButton(
            look: .custom, role: configuration.role, action: configuration.action,
            pressChanged: { isPressed = $0 },
            content: StyleBody(
                style: style,
                configuration: ButtonStyleConfiguration(
                    role: configuration.role,
                    label: ButtonStyleConfiguration.Label(source: configuration.label.source), isPressed: isPressed),
                makeBody: { $0.makeBody(configuration: $1) }))
    }
}
