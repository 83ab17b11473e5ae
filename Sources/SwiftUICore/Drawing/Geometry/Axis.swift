/// The horizontal or vertical dimension of a two-dimensional coordinate space.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    /// A set of axes.
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        package init(_ axis: Axis) {
            rawValue = 1 << axis.rawValue
        }

        /// From side to side.
        public static let horizontal = Set(.horizontal)
        /// From top to bottom.
        public static let vertical = Set(.vertical)

        package func contains(_ axis: Axis) -> Bool {
            contains(Set(axis))
        }
    }
}

extension Axis: CustomStringConvertible {
    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }
}
