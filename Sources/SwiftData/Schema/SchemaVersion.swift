extension Schema {
    /// A version of the models, in three numbers.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// The first number.
        public let major: Int
        /// The second number.
        public let minor: Int
        /// The third number.
        public let patch: Int

        /// Creates a version from its numbers.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        public static func < (lhs: Version, rhs: Version) -> Bool {
            (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
        }

        public var description: String { "\(major).\(minor).\(patch)" }

        init?(_ text: String) {
            let numbers = text.split(separator: ".").compactMap { Int($0) }
            guard numbers.count == 3 else { return nil }
            self.init(numbers[0], numbers[1], numbers[2])
        }
    }
}
