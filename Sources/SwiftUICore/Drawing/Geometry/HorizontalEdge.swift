/// The leading or the trailing side.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The edge where lines of text begin.
    case leading
    /// The edge where lines of text end.
    case trailing

    /// A set of sides.
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of just `edge`.
        public init(_ edge: HorizontalEdge) {
            rawValue = 1 << edge.rawValue
        }

        /// The edge where lines of text begin.
        public static let leading = Set(.leading)
        /// The edge where lines of text end.
        public static let trailing = Set(.trailing)
        /// All edges.
        public static let all: Set = [.leading, .trailing]
    }
}
