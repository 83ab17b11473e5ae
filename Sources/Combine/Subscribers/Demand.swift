extension Subscribers {
    /// How many values a subscriber wants.
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
        // `UInt.max` stands for unlimited; sums that do not fit become unlimited.
        private var count: UInt

        private init(count: UInt) {
            self.count = count
        }

        /// As many as there are.
        public static let unlimited = Demand(count: .max)
        /// No values.
        public static let none = Demand(count: 0)

        /// At most `value` values, which must not be negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand cannot be negative, but \(value) was given.")
            return Demand(count: UInt(value))
        }

        /// The number of values, or nil when unlimited.
        public var max: Int? { count == .max ? nil : Int(count) }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
            return overflow || sum > UInt(Int.max) ? .unlimited : Demand(count: sum)
        }

        public static func + (lhs: Demand, rhs: Int) -> Demand {
            rhs < 0 ? lhs - (-rhs) : lhs + .max(rhs)
        }

        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs == .unlimited { return .unlimited }
            return rhs.count >= lhs.count ? .none : Demand(count: lhs.count - rhs.count)
        }

        public static func - (lhs: Demand, rhs: Int) -> Demand {
            rhs < 0 ? lhs + (-rhs) : lhs - .max(rhs)
        }

        public static func * (lhs: Demand, rhs: Int) -> Demand {
            precondition(rhs >= 0, "A demand cannot be negative.")
            if lhs == .unlimited { return .unlimited }
            let (product, overflow) = lhs.count.multipliedReportingOverflow(by: UInt(rhs))
            return overflow || product > UInt(Int.max) ? .unlimited : Demand(count: product)
        }

        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
        public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
        public static func == (lhs: Int, rhs: Demand) -> Bool { rhs == lhs }
        public static func != (lhs: Int, rhs: Demand) -> Bool { rhs != lhs }
        public static func > (lhs: Demand, rhs: Int) -> Bool { rhs < 0 || lhs > .max(rhs) }
        public static func >= (lhs: Demand, rhs: Int) -> Bool { rhs < 0 || lhs >= .max(rhs) }
        public static func < (lhs: Demand, rhs: Int) -> Bool { !(lhs >= rhs) }
        public static func <= (lhs: Demand, rhs: Int) -> Bool { !(lhs > rhs) }
    }
}
