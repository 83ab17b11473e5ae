/// A kind of action that assistive technologies ask for.
public struct AccessibilityActionKind: Equatable, Sendable {
    package let name: String?

    private init(name: String?) {
        self.name = name
    }

    /// The action of a press.
    public static let `default` = AccessibilityActionKind(name: nil)

    /// An action with a name of its own.
    public init(named name: Text) {
        self.name = name.resolve(in: TextResolutionContext()).string
    }
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// One step up.
    case increment
    /// One step down.
    case decrement
}
