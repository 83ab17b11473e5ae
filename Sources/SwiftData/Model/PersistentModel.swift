/// A class whose objects a store keeps. `@Model` makes a class one.
///
/// Two objects are equal if they stand for the same entry of the store. An object belongs to the context that has fetched
/// it or that it was inserted into, and to that context's thread.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    /// Creates the object of an entry of the store.
    init(backingData: any BackingData<Self>)

    /// The properties that last, in the order of the source.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }

    /// Where the object's values are kept.
    var persistentBackingData: any BackingData<Self> { get set }

    /// The same, as SwiftData itself needs it.
    var _$record: _ModelRecord { get }
}

extension PersistentModel {
    /// A place for the values of a new object.
    public static func createBackingData() -> some BackingData<Self> {
        _ModelBacking<Self>(for: Self.self)
    }

    /// A place for the values of a new object, as `@Model` needs it.
    public static func _createBackingData() -> _ModelBacking<Self> {
        if let pending = PendingRecord.take() as? _ModelBacking<Self> { return pending }
        return _ModelBacking<Self>(for: Self.self)
    }

    package var record: ModelRecord {
        let record = _$record
        record.adopt(self)
        return record
    }

    /// Which entry of the store the object stands for. It stays the same from the object's creation on.
    public var persistentModelID: PersistentIdentifier { record.identifier }

    /// The same as ``persistentModelID``; a model may declare an `id` of its own.
    public var id: PersistentIdentifier { persistentModelID }

    /// The context that the object belongs to; nil before it is inserted and after its deletion is saved.
    public var modelContext: ModelContext? { record.context }

    /// Whether the object has changes that are not saved yet.
    public var hasChanges: Bool { record.hasChanges }

    /// Whether the object will be deleted when its context saves.
    public var isDeleted: Bool { record.state == .deleted }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs === rhs || lhs.record.id == rhs.record.id
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(record.key)
    }

    /// The value of a property, by its key path.
    public func getValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value {
        record.get(self, record.shape.index(of: keyPath, in: Self.self), keyPath)
    }

    /// Sets a property, by its key path.
    public func setValue<Value>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
        record.set(self, record.shape.index(of: keyPath, in: Self.self), keyPath, newValue)
    }
}
