/// One side of a rectangle; leading and trailing follow the direction of the language.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
    /// The upper edge.
    case top
    /// The edge where lines of text begin.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where lines of text end.
    case trailing

    /// A set of edges.
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of just `e`.
        public init(_ e: Edge) {
            rawValue = 1 << e.rawValue
        }

        /// The upper edge.
        public static let top = Set(.top)
        /// The edge where lines of text begin.
        public static let leading = Set(.leading)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// The edge where lines of text end.
        public static let trailing = Set(.trailing)
        /// All edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The edges at both sides.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower edge.
        public static let vertical: Set = [.top, .bottom]

        package func contains(_ edge: Edge) -> Bool {
            contains(Set(edge))
        }
    }
}
