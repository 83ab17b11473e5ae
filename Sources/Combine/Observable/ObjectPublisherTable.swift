import Foundation

/// Remembers the synthesised `objectWillChange` of each object, since a protocol cannot add a stored property to a class.
///
/// `@unchecked Sendable`: `entries` and `limit` are only touched with `lock` held.
final class ObjectPublisherTable: @unchecked Sendable {
    static let shared = ObjectPublisherTable()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    // Entries of dead objects are swept when this many are reached, which keeps the cost per object constant.
    private var limit = 64

    var count: Int { lock.withLock { entries.count } }

    /// The publisher of `object`, made on first use.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let id = ObjectIdentifier(object)
            // An address may have belonged to an object that died; its weak reference is nil then.
            if let entry = entries[id], entry.object === object { return entry.publisher }
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, entries.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            entries[id] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    /// The publisher of `object` if anybody asked for it yet.
    func existingPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.publisher
        }
    }
}
