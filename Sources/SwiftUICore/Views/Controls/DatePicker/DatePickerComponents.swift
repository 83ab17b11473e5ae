/// Which parts of a date a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The time of day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)

    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}
