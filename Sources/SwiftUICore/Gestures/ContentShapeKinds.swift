/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// A bit for each kind.
    public let rawValue: Int

    /// The kinds whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Clicks, taps and all other gestures.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)

    /// The picture of the view under the finger while a long press opens its context menu. Menus on a desktop open at
    /// once, and show no such picture.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)

    /// The light that follows the pointer of a tablet and the gaze of a headset, which a desktop does not have.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
}
