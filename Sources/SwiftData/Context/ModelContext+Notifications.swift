import Foundation

extension ModelContext {
    /// Posted before a context writes to its stores.
    public static let willSave = Notification.Name("SwiftDataModelContextWillSave")

    /// Posted after a context has written to its stores. What has changed is said under ``NotificationKey``.
    public static let didSave = Notification.Name("SwiftDataModelContextDidSave")

    /// Under which keys the notifications say what has changed: arrays of ``PersistentIdentifier``.
    public enum NotificationKey: String, Hashable, Sendable {
        /// Models that are new in the store.
        case insertedIdentifiers = "inserted"
        /// Models whose values have changed.
        case updatedIdentifiers = "updated"
        /// Models that are gone.
        case deletedIdentifiers = "deleted"
    }
}
