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

        /// The sum of both.
        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
            return overflow || sum > UInt(Int.max) ? .unlimited : Demand(count: sum)
        }

        /// The sum of both.
        public static func + (lhs: Demand, rhs: Int) -> Demand {
            rhs < 0 ? lhs - (-rhs) : lhs + .max(rhs)
        }

        /// The difference; not under zero.
        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs == .unlimited { return .unlimited }
            return rhs.count >= lhs.count ? .none : Demand(count: lhs.count - rhs.count)
        }

        /// The difference; not under zero.
        public static func - (lhs: Demand, rhs: Int) -> Demand {
            rhs < 0 ? lhs + (-rhs) : lhs - .max(rhs)
        }

        /// A multiple of the demand.
        public static func * (lhs: Demand, rhs: Int) -> Demand {
            precondition(rhs >= 0, "A demand cannot be negative.")
            if lhs == .unlimited { return .unlimited }
            let (product, overflow) = lhs.count.multipliedReportingOverflow(by: UInt(rhs))
            return overflow || product > UInt(Int.max) ? .unlimited : Demand(count: product)
        }

        /// Adds to the demand.
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        /// Adds to the demand.
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
        /// Subtracts from the demand; it does not go under zero.
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        /// Subtracts from the demand; it does not go under zero.
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
        /// Multiplies the demand.
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
        /// Compares with a number of values; an unlimited demand is more than any.
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
        /// Compares with a number of values; an unlimited demand is more than any.
        public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
        /// Compares with a number of values; an unlimited demand is more than any.
        public static func == (lhs: Int, rhs: Demand) -> Bool { rhs == lhs }
        /// Compares with a number of values; an unlimited demand is more than any.
        public static func != (lhs: Int, rhs: Demand) -> Bool { rhs != lhs }
        /// Compares with a number of values; an unlimited demand is more than any.
        public static func > (lhs: Demand, rhs: Int) -> Bool { rhs < 0 || lhs > .max(rhs) }
        /// Compares with a number of values; an unlimited demand is more than any.
        public static func >= (lhs: Demand, rhs: Int) -> Bool { rhs < 0 || lhs >= .max(rhs) }
        /// Compares with a number of values; an unlimited demand is more than any.
        public static func < (lhs: Demand, rhs: Int) -> Bool { !(lhs >= rhs) }
        /// Compares with a number of values; an unlimited demand is more than any.
        public static func <= (lhs: Demand, rhs: Int) -> Bool { !(lhs > rhs) }
    }
}
