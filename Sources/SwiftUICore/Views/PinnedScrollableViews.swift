/// Which views of a section stay in sight while the section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The headers of sections stay in sight.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers of sections stay in sight.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
