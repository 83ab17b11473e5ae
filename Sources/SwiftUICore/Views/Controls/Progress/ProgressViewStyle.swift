/// Makes the looks of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

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
        environment(\.progressViewStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}
