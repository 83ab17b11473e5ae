import Foundation

/// A key that was pressed, held or let go while a view had the keyboard's focus.
public struct KeyPress: Sendable {
    /// What happens to a key.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// It goes down.
        public static let down = Phases(rawValue: 1 << 0)
        /// It is held, and types again.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// It comes up.
        public static let up = Phases(rawValue: 1 << 2)
        /// All of these.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether an action was for the key.
    public enum Result: Sendable {
        /// Nobody else gets the key.
        case handled
        /// The key goes on to the views around.
        case ignored
    }

    /// What has happened to the key: one of the phases.
    public let phase: Phases
    /// The key, whatever is held with it.
    public let key: KeyEquivalent
    /// What the key types.
    public let characters: String
    /// The keys that are held meanwhile.
    public let modifiers: EventModifiers

    package init(phase: Phases, key: KeyEquivalent, characters: String, modifiers: EventModifiers) {
        self.phase = phase
        self.key = key
        self.characters = characters
        self.modifiers = modifiers
    }
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String {
        "KeyPress(\(key.character.debugDescription), modifiers: \(modifiers.rawValue))"
    }
}
