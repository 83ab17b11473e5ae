/// What a program wants to do with notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// To show a number on the program's icon. The desktop has none.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// To be heard.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// To be seen.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}
