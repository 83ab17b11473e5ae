/// The key of a keyboard shortcut.
public struct KeyEquivalent: Hashable, Sendable {
    /// The letter that the key types, or the function key's private character.
    public var character: Character

    /// The key that writes a character.
    public init(_ character: Character) {
        self.character = character
    }

    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The key to the beginning.
    public static let home = KeyEquivalent("\u{F729}")
    /// The key to the end.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The key for the page before.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The key for the page behind.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Delete: removes what is behind the cursor.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Clear, on the number pad.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Backspace: removes what is before the cursor.
    public static let delete = KeyEquivalent("\u{08}")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// Return.
    public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral: Character) {
        self.init(extendedGraphemeClusterLiteral)
    }
}
