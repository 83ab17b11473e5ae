/// Makes a button's looks and decides itself when its action runs.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the view that comes out.
    associatedtype Body: View
    /// What there is to show, and what it does.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The view that is shown for the configuration.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<PrimitiveButtonStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    package var buttonStyle: ErasedStyle<PrimitiveButtonStyleConfiguration> {
        get {
            self[ButtonStyleKey.self]
                ?? ErasedStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
        }
        set { self[ButtonStyleKey.self] = newValue }
    }

    /// What an automatic style looks like here: a toolbar's and a row's buttons have no border.
    package var automaticButtonLook: ButtonLook {
        get { self[AutomaticButtonLookKey.self] }
        set { self[AutomaticButtonLookKey.self] = newValue }
    }
}

private struct AutomaticButtonLookKey: EnvironmentKey {
    static let defaultValue = ButtonLook.bordered
}

extension View {
    /// Sets how the buttons in this view look, and when their actions run.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        self.style(\.buttonStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}
