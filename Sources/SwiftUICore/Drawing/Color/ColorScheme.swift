/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
}
