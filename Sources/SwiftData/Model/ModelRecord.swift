import DataDriver
import Foundation
import Observation

package typealias ModelRecord = _ModelRecord

/// The values of an object, and what the context knows of it.
public class _ModelRecord {
    enum State {
        /// In no context.
        case free
        /// In a context, not in the store yet.
        case inserted
        case saved
        /// In the store until the context saves.
        case deleted
    }

    enum Slot {
        case missing
        /// As the column holds it; read at the first use.
        case stored(DataValue)
        case value(Any)
        /// The key of the model referred to; nil: none.
        case one(Int64?)
        case model(any PersistentModel)
        case many(ModelList)
        /// Still in the store.
        case unloaded
    }

    package let shape: ModelShape
    package let key: Int64
    /// Held, so that what an object refers to can be read for as long as there is the object.
    package var context: ModelContext?
    package weak var model: (any PersistentModel)?
    let registrar = ObservationRegistrar()
    var state = State.free
    var slots: [Slot]
    /// The slots as they are in the store, where they differ from it.
    var originals: [Int: Slot] = [:]
    /// The lists that the store could not read when they were asked for.
    var unreadLists: Set<Int> = []
    /// Whether the values have come from the store, so that initial values of the source do not count.
    var isLoaded = false
    private var unlinked: [Int] = []

    package init(shape: ModelShape, key: Int64) {
        self.shape = shape
        self.key = key
        slots = Array(repeating: .missing, count: shape.properties.count)
    }

    package var id: RecordID { RecordID(shape: shape.id, key: key) }

    package var identifier: PersistentIdentifier {
        shape.identifier(key, in: context?.stores.store(for: shape)?.identifier)
    }

    package var hasChanges: Bool {
        switch state {
        case .free: false
        case .inserted, .deleted: true
        case .saved: !originals.isEmpty
        }
    }

    // MARK: Values

    func initialize(_ index: Int, _ value: Any) {
        let property = shape.properties[index]
        switch property.kind {
        case .attribute: slots[index] = .value(value)
        case .one:
            let model = Self.one(in: value)
            slots[index] = model.map { .model($0) } ?? .one(nil)
            if model != nil { unlinked.append(index) }
        case .many:
            let models = Self.many(in: value)
            slots[index] = .many(ModelList(models))
            if !models.isEmpty { unlinked.append(index) }
        }
    }

    /// Learns whose values these are. Models that were given in `init` hear of it.
    package final func adopt(_ model: any PersistentModel) {
        if self.model == nil { self.model = model }
        guard !unlinked.isEmpty else { return }
        let indices = unlinked
        unlinked = []
        for index in indices { linkInverses(index, model) }
    }

    package final func get<M: PersistentModel, V>(_ model: M, _ index: Int, _ keyPath: KeyPath<M, V>) -> V {
        if !ModelReads.areSilent { registrar.access(model, keyPath: keyPath) }
        let property = shape.properties[index]
        switch property.kind {
        case .attribute: return typed(attribute(index), property)
        case .one: return typed(one(index), property)
        case .many:
            let list = many(index)
            if let known = list.typed, let typed = known as? V { return typed }
            let value: V = typed(property.array(list.models), property)
            list.typed = value
            return value
        }
    }

    private func typed<V>(_ value: Any?, _ property: PropertyShape) -> V {
        if let value, let typed = value as? V { return typed }
        if let optional = V.self as? any OptionalValue.Type, let nothing = optional.nothing as? V {
            return nothing
        }
        preconditionFailure(
            "\(shape.name).\(property.name) has no value of type \(V.self), in the entry \(key). Its model was deleted, or "
                + "the store was written with another type.")
    }

    package final func set<M: PersistentModel, V>(_ model: M, _ index: Int, _ keyPath: KeyPath<M, V>, _ value: V) {
        let property = shape.properties[index]
        switch property.kind {
        case .attribute:
            if property.isPrimitive, isSame(value, attribute(index)) { return }
            write(index, .value(value))
        case .one: setOne(index, Self.one(in: value), model)
        case .many: setMany(index, Self.many(in: value), model)
        }
    }

    private func isSame<V>(_ value: V, _ old: Any?) -> Bool {
        guard let old, let new = value as? any Equatable else { return false }
        func equal<E: Equatable>(_ new: E) -> Bool { (old as? E).map { $0 == new } ?? false }
        return equal(new)
    }

    /// The value of a property that refers to no model; nil where there is none.
    func attribute(_ index: Int) -> Any? {
        let property = shape.properties[index]
        if case .unloaded = slots[index] { slots[index] = .stored(context?.loadColumn(index, of: self) ?? .null) }
        switch slots[index] {
        case .value(let value): return value
        case .stored(let stored):
            guard let value = property.coding?.decode(stored) ?? property.defaultValue() else { return nil }
            slots[index] = .value(value)
            return value
        case .missing:
            guard let value = property.defaultValue() else { return nil }
            slots[index] = .value(value)
            return value
        default: return nil
        }
    }

    /// What the column holds, or is to hold.
    func stored(_ index: Int) throws -> DataValue {
        switch slots[index] {
        case .stored(let stored): stored
        case .value(let value): try shape.properties[index].coding?.encode(value) ?? .null
        case .model(let model): .integer(model._$record.key)
        case .one(let key): key.map { .integer($0) } ?? .null
        case .missing:
            try attribute(index).flatMap { try shape.properties[index].coding?.encode($0) } ?? .null
        case .many, .unloaded: .null
        }
    }

    // MARK: Changes

    /// Puts a new value into a slot and tells everybody.
    func write(_ index: Int, _ slot: Slot) {
        let property = shape.properties[index]
        property.willSet(self)
        let old = slots[index]
        if state == .saved || state == .deleted, originals[index] == nil { originals[index] = old }
        slots[index] = slot
        property.didSet(self)
        context?.didChange(self, index, old)
    }

    /// Takes a slot back without counting it as a change.
    func restore(_ index: Int, _ slot: Slot) {
        let property = shape.properties[index]
        property.willSet(self)
        slots[index] = slot
        property.didSet(self)
    }

    /// Called when the store holds what this record holds.
    func didSave() {
        state = .saved
        originals.removeAll()
        for index in slots.indices {
            if case .model(let model) = slots[index] { slots[index] = .one(model._$record.key) }
        }
    }

    static func one(in value: Any) -> (any PersistentModel)? {
        if let optional = value as? any OptionalValue { return optional.wrapped as? any PersistentModel }
        return value as? any PersistentModel
    }

    static func many(in value: Any) -> [any PersistentModel] {
        if let optional = value as? any OptionalValue {
            return (optional.wrapped as? any ModelArray)?.models ?? []
        }
        return (value as? any ModelArray)?.models ?? []
    }
}

/// The models that one refers to, and the same as the array that the source has declared.
final class ModelList {
    let models: [any PersistentModel]
    var typed: Any?

    init(_ models: [any PersistentModel]) {
        self.models = models
    }
}

extension PropertyShape {
    /// Whether equal values are the same in all that counts.
    var isPrimitive: Bool {
        let bare: Any.Type = (valueType as? any OptionalValue.Type)?.wrappedType ?? valueType
        return bare is any PrimitiveValue.Type
    }

    func array(_ models: [any PersistentModel]) -> Any? {
        let bare: Any.Type = (valueType as? any OptionalValue.Type)?.wrappedType ?? valueType
        return (bare as? any ModelArray.Type)?.make(models)
    }
}
