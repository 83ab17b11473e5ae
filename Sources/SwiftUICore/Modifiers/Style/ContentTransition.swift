/// How the content of a text or an image changes where the change animates.
public struct ContentTransition: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case identity
        case opacity
        /// The digits that change roll; `countsDown` decides the way, nil leaves it to the numbers.
        case numericText(countsDown: Bool?)
        case symbolReplace
    }

    package let kind: Kind

    /// The new content is there at once.
    public static let identity = ContentTransition(kind: .identity)

    /// The old content fades out as the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)

    /// Texts with numbers roll from the old one to the new one, down where the number becomes smaller.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Texts with numbers roll from the old one to the new one: down where `value` becomes smaller.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: nil))
    }

    /// The old symbol shrinks away as the new one grows in its place.
    public static func symbolEffect(_ effect: ReplaceSymbolEffect) -> ContentTransition {
        ContentTransition(kind: .symbolReplace)
    }

    /// The old symbol shrinks away as the new one grows in its place.
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolReplace) }
}

private struct ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
    /// How the content of texts and images changes where the change animates.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets how the content of the texts and images in this view changes where the change animates.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
