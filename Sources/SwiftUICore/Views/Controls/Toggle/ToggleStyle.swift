/// Makes the looks of a toggle.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view that comes out.
    associatedtype Body: View
    /// What there is to show, and what it does.
    typealias Configuration = ToggleStyleConfiguration

    /// The view that is shown for the configuration.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<ToggleStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    package var toggleStyle: ErasedStyle<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] ?? ErasedStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) } }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the toggles in this view look.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        self.style(\.toggleStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}
