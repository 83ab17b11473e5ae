/// A key of the environment, with the value that holds where nobody has set one.
public protocol EnvironmentKey {
    /// The type of what is kept under the key.
    associatedtype Value
    /// The value where nobody has set one.
    static var defaultValue: Value { get }
}

/// The values that views inherit from the views around them.
public struct EnvironmentValues: CustomStringConvertible {
    package var storage: EnvironmentStorage?

    /// Creates an environment in which every key has its default value.
    public init() {}

    /// The value of a key; its default where nobody has set one.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            EnvironmentReads.record(id)
            guard let found = storage?.value(for: id) else { return K.defaultValue }
            return (found as? K.Value) ?? K.defaultValue
        }
        set { set(newValue, for: ObjectIdentifier(key)) }
    }

    package mutating func set(_ value: Any, for key: ObjectIdentifier) {
        storage = EnvironmentStorage(key: key, value: value, next: storage)
    }

    /// An object that `environment(_:)` or `environmentObject(_:)` has set for its type.
    package func object(_ type: Any.Type) -> Any? {
        let id = ObjectIdentifier(type)
        EnvironmentReads.record(id)
        return storage?.value(for: id)
    }

    public var description: String {
        "EnvironmentValues(\(storage?.depth ?? 0) set)"
    }
}

/// One link of the persistent list that the environment is: a view that sets a key shares the rest with its parent.
package final class EnvironmentStorage {
    package let key: ObjectIdentifier
    package let value: Any
    package let next: EnvironmentStorage?
    package let depth: Int
    /// Every so many links the list is folded into a table, so that a look-up stays short in deep trees.
    private var table: [ObjectIdentifier: Any]?

    private static let linksPerTable = 12

    init(key: ObjectIdentifier, value: Any, next: EnvironmentStorage?) {
        self.key = key
        self.value = value
        self.next = next
        depth = (next?.depth ?? 0) + 1
        if depth % Self.linksPerTable == 0 { table = folded() }
    }

    package func value(for key: ObjectIdentifier) -> Any? {
        var link: EnvironmentStorage? = self
        while let current = link {
            if let table = current.table { return table[key] }
            if current.key == key { return current.value }
            link = current.next
        }
        return nil
    }

    private func folded() -> [ObjectIdentifier: Any] {
        var links: [EnvironmentStorage] = []
        var link: EnvironmentStorage? = self
        var result: [ObjectIdentifier: Any] = [:]
        while let current = link {
            if let table = current.table {
                result = table
                break
            }
            links.append(current)
            link = current.next
        }
        for link in links.reversed() { result[link.key] = link.value }
        return result
    }
}

/// Notes which keys are read while a body or a node's own resolution runs.
package enum EnvironmentReads {
    /// Guarded by the main thread: set and read only there.
    nonisolated(unsafe) package static var current: EnvironmentReadSet?

    package static func record(_ key: ObjectIdentifier) {
        guard MainThread.isCurrent else { return }
        current?.insert(key)
    }
}

/// The keys that one node has read since it was last evaluated.
package final class EnvironmentReadSet {
    /// A list: a node reads a dozen keys at most, and comparing those is quicker than hashing them.
    private var keys: [ObjectIdentifier] = []

    package var isEmpty: Bool { keys.isEmpty }

    package func insert(_ key: ObjectIdentifier) {
        if !keys.contains(key) { keys.append(key) }
    }

    package func removeAll() { keys.removeAll(keepingCapacity: true) }

    package func isDisjoint(with other: Set<ObjectIdentifier>) -> Bool {
        !keys.contains { other.contains($0) }
    }

    package init() {}
}
