/// The top or the bottom side.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom

    /// A set of sides.
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of just `edge`.
        public init(_ edge: VerticalEdge) {
            rawValue = 1 << edge.rawValue
        }

        /// The upper edge.
        public static let top = Set(.top)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// All edges.
        public static let all: Set = [.top, .bottom]
    }
}
