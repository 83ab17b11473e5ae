import DataDriver
import Foundation
import SwiftUICore
import Synchronization

/// Where models are fetched, inserted, changed and deleted, until it saves.
///
/// A context and its models belong to one thread or actor: that of views, for ``ModelContainer/mainContext``.
public class ModelContext: Equatable, CustomDebugStringConvertible {
    let stores: StoreSet
    private weak var weakContainer: ModelContainer?
    private let strongContainer: ModelContainer?
    let isMain: Bool

    private var registry: [RecordID: WeakModel] = [:]
    private var purgeSize = 1024
    var inserted: [RecordID: any PersistentModel] = [:]
    var changed: [RecordID: any PersistentModel] = [:]
    var deleted: [RecordID: any PersistentModel] = [:]
    /// What views look at.
    let changes = ContextChanges()
    private let external = Mutex<[StoreSet.Changes]>([])
    private var isAutosaveScheduled = false

    /// Whether the context saves by itself, soon after a change and when the program goes to the background or ends.
    public var autosaveEnabled: Bool {
        didSet { if autosaveEnabled, hasChanges { scheduleAutosave() } }
    }

    /// Where changes are noted, to be taken back; nil: nowhere.
    public var undoManager: UndoManager?

    /// Who the changes are by, in notes of your own.
    public var author: String?

    private struct WeakModel {
        weak var model: (any PersistentModel)?
    }

    /// Creates a context that saves when ``save()`` is called.
    public init(_ container: ModelContainer) {
        stores = container.stores
        strongContainer = container
        weakContainer = container
        isMain = false
        autosaveEnabled = false
        stores.add(self)
    }

    init(main container: ModelContainer) {
        stores = container.stores
        strongContainer = nil
        weakContainer = container
        isMain = true
        autosaveEnabled = true
        stores.add(self)
        AutosaveObserver.watch(self)
    }

    /// The container whose stores the context works with.
    public var container: ModelContainer {
        if let container = strongContainer ?? weakContainer { return container }
        let container = ModelContainer(stores)
        weakContainer = container
        return container
    }

    public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

    public var debugDescription: String {
        "ModelContext(\(inserted.count) inserted, \(changed.count) changed, \(deleted.count) deleted)"
    }

    // MARK: What has changed

    /// Whether there is anything to save.
    public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

    /// The models that were inserted since the last save, in the order of their creation.
    public var insertedModelsArray: [any PersistentModel] { Self.sorted(inserted) }

    /// The models of the store that were changed since the last save.
    public var changedModelsArray: [any PersistentModel] { Self.sorted(changed) }

    /// The models that the next save deletes.
    public var deletedModelsArray: [any PersistentModel] { Self.sorted(deleted) }

    static func sorted(_ models: [RecordID: any PersistentModel]) -> [any PersistentModel] {
        models.values.sorted { $0._$record.key < $1._$record.key }
    }

    // MARK: Registered models

    func register(_ model: any PersistentModel) {
        registry[model._$record.id] = WeakModel(model: model)
        guard registry.count > purgeSize else { return }
        registry = registry.filter { $0.value.model != nil }
        purgeSize = max(1024, registry.count * 2)
    }

    func unregister(_ id: RecordID) { registry[id] = nil }

    func registered(_ id: RecordID) -> (any PersistentModel)? { registry[id]?.model }

    /// All models that the context knows and somebody uses.
    var registeredModels: [any PersistentModel] { registry.values.compactMap(\.model) }

    /// The model of an identifier, if the context knows it and somebody uses it.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        guard let shape = stores.shape(named: persistentModelID.entityName) else { return nil }
        return registered(RecordID(shape: shape.id, key: persistentModelID.id.key)) as? T
    }

    /// The model of an identifier, fetched if need be.
    ///
    /// There must be one: ask ``fetch(_:)`` for models that may have been deleted.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let shape = stores.shape(named: persistentModelID.entityName),
            let model = model(of: shape, key: persistentModelID.id.key)
        else { preconditionFailure("There is no entry \(persistentModelID) in the store.") }
        return model
    }

    func model(of shape: ModelShape, key: Int64) -> (any PersistentModel)? {
        let id = RecordID(shape: shape.id, key: key)
        if let model = registered(id) { return model._$record.state == .deleted ? nil : model }
        guard deleted[id] == nil, let store = stores.store(for: shape) else { return nil }
        let table = store.table(shape)
        let row = try? store.withConnection {
            try $0.rows(table.select("WHERE t.\(StoreTable.key) = ?"), [.integer(key)]).first
        }
        return row.map { model(table, $0) }
    }

    /// The model of a row: the one that the context has already, or a new one.
    func model(_ table: StoreTable, _ row: [DataValue]) -> any PersistentModel {
        guard case .integer(let key)? = row.first else { preconditionFailure("A row without a key.") }
        if let known = registered(RecordID(shape: table.shape.id, key: key)) { return known }
        let record = table.shape.record(key)
        record.isLoaded = true
        record.state = .saved
        record.context = self
        for index in record.slots.indices where !table.shape.properties[index].has(.ephemeral) {
            record.slots[index] = .unloaded
        }
        fill(record, table, row)
        let model = table.shape.object(record)
        record.adopt(model)
        register(model)
        return model
    }

    func fill(_ record: ModelRecord, _ table: StoreTable, _ row: [DataValue]) {
        for (place, index) in table.read.enumerated() { record.slots[index] = table.slot(index, row[place + 1]) }
    }

    // MARK: Changes

    /// Called by a record that belongs to this context.
    func didChange(_ record: ModelRecord, _ index: Int, _ old: ModelRecord.Slot) {
        guard record.state != .free, let model = record.model else { return }
        if record.state == .saved { changed[record.id] = model }
        noteUndo(record, index, old)
        changes.valueDidChange(record.shape)
        scheduleAutosave()
    }

    private func noteUndo(_ record: ModelRecord, _ index: Int, _ old: ModelRecord.Slot) {
        guard let undoManager, let model = record.model else { return }
        undoManager.registerUndo(withTarget: self) { _ in
            withExtendedLifetime(model) { record.write(index, old) }
        }
    }

    func scheduleAutosave() {
        // The main thread may not touch another context; its owner saves it.
        guard autosaveEnabled, isMain, !isAutosaveScheduled else { return }
        isAutosaveScheduled = true
        AutosaveObserver.schedule(self)
    }

    /// Saves what has changed, where nobody has asked for it and nobody hears of an error but the log.
    func autosave() {
        isAutosaveScheduled = false
        guard autosaveEnabled, hasChanges else { return }
        do {
            try save()
        } catch {
            // The changes are still here; the next change tries again.
            FileHandle.standardError.write(Data("Saving failed, the changes are kept for now: \(error)\n".utf8))
        }
    }

    // MARK: Other contexts

    func noteExternal(_ changes: StoreSet.Changes) {
        external.withLock { $0.append(changes) }
        guard isMain else { return }
        nonisolated(unsafe) weak let context = self
        MainThread.perform { context?.mergeExternal() }
    }

    /// Takes over what other contexts have saved, where this one has no changes of its own.
    func mergeExternal() {
        let waiting = external.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for changes in waiting { merge(changes) }
    }

    private func merge(_ changes: StoreSet.Changes) {
        for (shape, key) in changes.deleted {
            guard let model = registered(RecordID(shape: shape.id, key: key)) else { continue }
            forget(model._$record)
        }
        for (shape, key) in changes.updated {
            guard let record = registered(RecordID(shape: shape.id, key: key))?._$record,
                let store = stores.store(for: shape)
            else { continue }
            let table = store.table(shape)
            let row = try? store.withConnection {
                try $0.rows(table.select("WHERE t.\(StoreTable.key) = ?"), [.integer(key)]).first
            }
            guard let row else { continue }
            for (place, index) in table.read.enumerated() where record.originals[index] == nil {
                guard (try? record.stored(index)) != row[place + 1] else { continue }
                record.restore(index, table.slot(index, row[place + 1]))
            }
        }
        let shapes = Set((changes.inserted + changes.updated + changes.deleted).map(\.shape.id))
        unloadLists(of: shapes)
        for shape in stores.schema.shapes where shapes.contains(shape.id) {
            self.changes.membersDidChange(shape)
            self.changes.valueDidChange(shape)
        }
    }

    private func unloadLists(of shapes: Set<ObjectIdentifier>) {
        for model in registeredModels {
            let record = model._$record
            guard record.state == .saved else { continue }
            for (index, property) in record.shape.properties.enumerated() {
                guard property.isToMany, record.originals[index] == nil, case .many = record.slots[index],
                    let other = property.destination, shapes.contains(other.id)
                else { continue }
                record.restore(index, .unloaded)
            }
        }
    }

    /// Lets go of a model that is in the store no longer. Its values stay readable.
    func forget(_ record: ModelRecord) {
        inserted[record.id] = nil
        changed[record.id] = nil
        deleted[record.id] = nil
        unregister(record.id)
        record.state = .free
        record.originals = [:]
        for index in record.slots.indices {
            // What it refers to stays readable for views that are about to go.
            if case .one(let key?) = record.slots[index], let other = record.shape.properties[index].destination,
                let model = registered(RecordID(shape: other.id, key: key))
            {
                record.slots[index] = .model(model)
            }
            if case .unloaded = record.slots[index] {
                let property = record.shape.properties[index]
                record.slots[index] = property.isToMany ? .many(ModelList([])) : .missing
            }
        }
        record.context = nil
    }
}

extension StoreTable {
    /// What a record keeps of a column.
    func slot(_ index: Int, _ value: DataValue) -> ModelRecord.Slot {
        guard shape.properties[index].isRelationship else { return .stored(value) }
        if case .integer(let key) = value { return .one(key) }
        return .one(nil)
    }
}
