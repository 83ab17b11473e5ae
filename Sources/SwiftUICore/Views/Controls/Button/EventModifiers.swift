/// The keys that are held while another key is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The lock for capitals.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// The Ctrl key.
    public static let control = EventModifiers(rawValue: 1 << 2)

    /// Alt.
    public static let option = EventModifiers(rawValue: 1 << 3)

    /// The key of an app's own shortcuts, which is Control on this desktop.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// A key of the number pad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// All modifier keys.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
