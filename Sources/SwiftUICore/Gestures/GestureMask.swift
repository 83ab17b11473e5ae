/// Which gestures of a view and the views in it count.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// None of them.
    public static let none: GestureMask = []
    /// The added gesture only.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// The gestures of the views in the view only.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    /// All of them.
    public static let all: GestureMask = [.gesture, .subviews]
}
