/// What a button of a notification does beside being heard of.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// It brings the program to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}
