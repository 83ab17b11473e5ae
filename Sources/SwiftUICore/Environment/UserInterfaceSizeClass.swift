import Foundation

/// How much room a window gives its content along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room: a narrow window.
    case compact
    /// Enough room for columns beside each other.
    case regular

    /// Below these lengths a window is compact, in points: where GNOME's own programs fold their side bars (the width
    /// grows with the text), and where a phone lies on its side.
    static let regularWidth: CGFloat = 600
    static let regularHeight: CGFloat = 480
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
    /// Compact in windows narrower than 600 points, or as much more as text is larger than usual; nil before a window has its size.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// Compact in windows lower than 480 points; nil before a window has its size.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
