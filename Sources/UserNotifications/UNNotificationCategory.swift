import Foundation

/// A kind of notification, with the buttons that it has.
public final class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
    /// What the program calls it.
    public let identifier: String
    /// Its buttons; the desktop shows the first three.
    public let actions: [UNNotificationAction]
    /// Kinds of intents that belong to it.
    public let intentIdentifiers: [String]

    /// Creates a kind.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override var hash: Int { identifier.hashValue }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationCategory else { return false }
        return identifier == other.identifier && actions.map(\.identifier) == other.actions.map(\.identifier)
            && actions.map(\.title) == other.actions.map(\.title)
    }
}

/// What is particular about a kind of notification. On the desktop nothing is.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
