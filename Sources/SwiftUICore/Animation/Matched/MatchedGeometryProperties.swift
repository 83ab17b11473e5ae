/// What views with one identity share of their geometry.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)

    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)

    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
