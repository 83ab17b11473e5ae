/// A combination of keys that activates a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut follows the user's keyboard layout.
    public struct Localization: Hashable, Sendable {
        private let kind: UInt8

        /// As the layout has it, mirrored right to left.
        public static let automatic = Localization(kind: 0)

        /// As the layout has it.
        public static let withoutMirroring = Localization(kind: 1)

        /// Always the same.
        public static let custom = Localization(kind: 2)
    }

    /// Return, for the button that is most likely wanted.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

    /// Escape, for the button that leaves without doing anything.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held with it; by default Ctrl, which stands for Command.
    public var modifiers: EventModifiers
    /// How it is fitted to other keyboards.
    public var localization: Localization

    /// Creates a shortcut of a key and those held with it, by default Ctrl, which stands for Command.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// Creates a shortcut of a key and those held with it, by default Ctrl, which stands for Command.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }
}

private struct KeyboardShortcutKey: EnvironmentKey {
    static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
    /// The shortcut that `keyboardShortcut(_:)` has given to the controls here.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Activates the control in this view with a key, by default together with Control.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Activates the control in this view with a key that follows the keyboard layout in the given way.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Activates the control in this view with a shortcut.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Activates the control in this view with a shortcut; nil takes away the one that it has.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
