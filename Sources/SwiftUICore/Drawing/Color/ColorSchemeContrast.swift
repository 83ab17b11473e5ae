/// How strongly the interface's colours differ from one another.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The usual contrast.
    case standard
    /// Stronger contrast, as the person has asked for.
    case increased
}
