extension Text {
    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// What the line is made of; text is only ever given solid lines here.
        public struct Pattern: Hashable, Sendable {
            private init() {}

            /// A line without gaps.
            public static let solid = Pattern()

            @available(*, unavailable, message: "Pango draws only solid lines under and through text")
            public static var dot: Pattern { solid }
            @available(*, unavailable, message: "Pango draws only solid lines under and through text")
            public static var dash: Pattern { solid }
            @available(*, unavailable, message: "Pango draws only solid lines under and through text")
            public static var dashDot: Pattern { solid }
            @available(*, unavailable, message: "Pango draws only solid lines under and through text")
            public static var dashDotDot: Pattern { solid }
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
