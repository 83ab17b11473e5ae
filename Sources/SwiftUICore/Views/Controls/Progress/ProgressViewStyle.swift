/// Makes the looks of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the view that comes out.
    associatedtype Body: View
    /// What there is to show, and what it does.
    typealias Configuration = ProgressViewStyleConfiguration

    /// The view that is shown for the configuration.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<ProgressViewStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    package var progressViewStyle: ErasedStyle<ProgressViewStyleConfiguration> {
        get {
            self[ProgressViewStyleKey.self]
                ?? ErasedStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
        }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the progress views in this view look.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        self.style(\.progressViewStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}
