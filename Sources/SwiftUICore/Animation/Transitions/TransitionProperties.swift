/// What a transition is like.
public struct TransitionProperties: Sendable {
    /// Whether something moves.
    public var hasMotion: Bool

    /// Creates properties.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}
