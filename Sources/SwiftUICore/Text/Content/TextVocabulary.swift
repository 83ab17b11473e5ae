extension Text {
    /// Where text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        /// At its start.
        case head
        /// At its end.
        case tail
        /// In its middle.
        case middle
    }

    /// A change of all letters.
    public enum Case: Hashable, Sendable {
        /// All letters are capitals.
        case uppercase
        /// All letters are small.
        case lowercase
    }

    /// How a date is shown.
    public struct DateStyle: Hashable, Codable, Sendable {
        package enum Kind: Int, Codable {
            case time, date, relative, offset, timer
        }

        package let kind: Kind

        /// The time of day: 16:40.
        public static let time = DateStyle(kind: .time)
        /// The day: 30. November 2026.
        public static let date = DateStyle(kind: .date)
        /// The distance from now in its two largest units, without direction: 2 hrs, 23 min.
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now in its largest unit, with a sign: +2 hours.
        public static let offset = DateStyle(kind: .offset)
        /// The distance from now as a clock counts it: 36:59.
        public static let timer = DateStyle(kind: .timer)
    }
}
