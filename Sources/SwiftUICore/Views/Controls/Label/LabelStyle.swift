/// Makes the looks of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the view that comes out.
    associatedtype Body: View
    /// What there is to show, and what it does.
    typealias Configuration = LabelStyleConfiguration

    /// The view that is shown for the configuration.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<LabelStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    package var labelStyle: ErasedStyle<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] ?? ErasedStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) } }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the labels in this view look.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        self.style(\.labelStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}
