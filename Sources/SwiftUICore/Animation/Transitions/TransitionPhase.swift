/// How far a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It has been taken out.
    case didDisappear

    /// True while the view is simply there.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view comes, 0 while it is there, 1 after it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
