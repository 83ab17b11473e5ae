extension Text {
    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// What the line is made of.
        public struct Pattern: Hashable, Sendable {
            package enum Kind: Hashable, Sendable {
                case solid, dot, dash, dashDot, dashDotDot
            }

            package let kind: Kind

            public static let solid = Pattern(kind: .solid)
            public static let dot = Pattern(kind: .dot)
            public static let dash = Pattern(kind: .dash)
            public static let dashDot = Pattern(kind: .dashDot)
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }

        package let pattern: Pattern
        package let color: Color?

        /// A line made of `pattern`, in the text's colour unless one is given.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One solid line in the text's colour.
        public static let single = LineStyle(pattern: .solid)
    }
}
