import Foundation

/// Says which entry of a store is meant. It may be kept and sent to other contexts and actors.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Comparable, Sendable, CustomDebugStringConvertible
{
    /// The value that tells entries apart.
    public struct ID: Hashable, Comparable, Codable, Sendable {
        let entityName: String
        let key: Int64

        public static func < (lhs: ID, rhs: ID) -> Bool {
            (lhs.key, lhs.entityName) < (rhs.key, rhs.entityName)
        }
    }

    /// The value that tells entries apart.
    public let id: ID

    /// The store that keeps the entry; nil before a context has saved it.
    public let storeIdentifier: String?

    /// The name of the model's class.
    public var entityName: String { id.entityName }

    init(entityName: String, key: Int64, storeIdentifier: String?) {
        id = ID(entityName: entityName, key: key)
        self.storeIdentifier = storeIdentifier
    }

    /// The entry counts, not whether it was saved already when the identifier was asked for.
    public static func == (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.id == rhs.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// By creation.
    public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.id < rhs.id }

    /// The identifier of an entry whose store, class and key are known.
    public static func identifier(
        for storeIdentifier: String, entityName: String, primaryKey: some Decodable & Encodable & Hashable & Sendable
    ) throws -> PersistentIdentifier {
        guard let key = Int64("\(primaryKey)") else { throw SwiftDataError(.unknownModel, "\(primaryKey) is no key.") }
        return PersistentIdentifier(entityName: entityName, key: key, storeIdentifier: storeIdentifier)
    }

    public var debugDescription: String { "\(id.entityName)/\(id.key)" }
}
