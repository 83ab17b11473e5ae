/// Makes the looks of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// What the style makes.
    associatedtype Body: View
    /// What the style is given.
    typealias Configuration = GaugeStyleConfiguration

    /// Makes the looks of one.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

private struct GaugeStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<GaugeStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    package var gaugeStyle: ErasedStyle<GaugeStyleConfiguration> {
        get {
            self[GaugeStyleKey.self] ?? ErasedStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
        }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the gauges in this view look.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        self.style(\.gaugeStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}
