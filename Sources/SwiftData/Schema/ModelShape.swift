import Foundation
import Synchronization

/// A model, as the store sees it: made once for each class.
package final class ModelShape: @unchecked Sendable {
    package let type: any PersistentModel.Type
    package let name: String
    package let properties: [PropertyShape]
    let indices: [AnyKeyPath: Int]
    let uniqueLists: [[Int]]
    let indexLists: [[Int]]
    private let makeObject: (ModelRecord) -> any PersistentModel
    private let makeRecord: (ModelShape, Int64) -> ModelRecord
    private let shareRecord: (ModelRecord, any PersistentModel) -> Void
    private let inverses = Mutex<[Int: Inverse?]>([:])

    /// The property of another model that refers back.
    struct Inverse {
        let shape: ModelShape
        let index: Int
        var property: PropertyShape { shape.properties[index] }
    }

    package var id: ObjectIdentifier { ObjectIdentifier(self) }

    private static let known = Mutex<[ObjectIdentifier: ModelShape]>([:])

    package static func of(_ type: any PersistentModel.Type) -> ModelShape {
        let id = ObjectIdentifier(type)
        if let shape = known.withLock({ $0[id] }) { return shape }
        let made = make(type)
        return known.withLock { known in
            if let shape = known[id] { return shape }
            known[id] = made
            return made
        }
    }

    /// These models and all that they refer to.
    static func closure(of types: [any PersistentModel.Type]) -> [ModelShape] {
        var found: [ModelShape] = []
        var waiting = types.map { of($0) }
        while !waiting.isEmpty {
            let shape = waiting.removeFirst()
            guard !found.contains(where: { $0 === shape }) else { continue }
            found.append(shape)
            waiting += shape.properties.compactMap(\.destination)
        }
        return found
    }

    private static func make<M: PersistentModel>(_ type: M.Type) -> ModelShape { ModelShape(of: type) }

    private init<M: PersistentModel>(of type: M.Type) {
        self.type = type
        name = String(describing: type)
        let metadata = type.schemaMetadata
        let properties = metadata.compactMap { PropertyShape($0, of: type) }
        self.properties = properties
        let indices = Dictionary(properties.enumerated().map { ($1.keyPath, $0) }) { first, _ in first }
        self.indices = indices
        let notes = metadata.compactMap { $0.metadata as? any ModelNote }
        let single = properties.indices.filter { properties[$0].has(.unique) }.map { [$0] }
        uniqueLists = single + notes.flatMap(\.uniqueLists).map { list in list.compactMap { indices[$0] } }
        indexLists = notes.flatMap(\.indexLists).map { list in list.compactMap { indices[$0] } }
        makeObject = { record in
            guard let backing = record as? _ModelBacking<M> else {
                preconditionFailure("A record of another model than \(M.self).")
            }
            return PendingRecord.with(record) { M(backingData: backing) }
        }
        shareRecord = { record, model in
            guard let model = model as? M, let backing = record as? _ModelBacking<M> else { return }
            model.persistentBackingData = backing
        }
        makeRecord = { shape, key in _ModelBacking<M>(shape: shape, key: key) }
    }

    func record(_ key: Int64) -> ModelRecord { makeRecord(self, key) }

    func object(_ record: ModelRecord) -> any PersistentModel { makeObject(record) }

    /// Makes a second object stand for the entry of `record`.
    func share(_ record: ModelRecord, with model: any PersistentModel) { shareRecord(record, model) }

    func index(of keyPath: AnyKeyPath, in type: Any.Type) -> Int {
        guard let index = indices[keyPath] else {
            preconditionFailure("\(keyPath) is no stored property of \(type).")
        }
        return index
    }

    func identifier(_ key: Int64, in store: String?) -> PersistentIdentifier {
        PersistentIdentifier(entityName: name, key: key, storeIdentifier: store)
    }

    /// Whether a set of models can be told from a look at this model alone.
    var hasRelationships: Bool { properties.contains(where: \.isRelationship) }

    // MARK: Inverses

    func inverse(of index: Int) -> Inverse? {
        if let known = inverses.withLock({ $0[index] }) { return known }
        let found = findInverse(of: index)
        inverses.withLock { $0[index] = .some(found) }
        return found
    }

    private func findInverse(of index: Int) -> Inverse? {
        let property = properties[index]
        guard let other = property.destination else { return nil }
        if let keyPath = property.relationship?.inverse {
            return other.indices[keyPath].map { Inverse(shape: other, index: $0) }
        }
        if let named = other.properties.firstIndex(where: { $0.relationship?.inverse == property.keyPath }) {
            return Inverse(shape: other, index: named)
        }
        // Without a word of the source, a pair of properties that can only mean each other.
        let theirs = other.unclaimed(to: self)
        let mine = unclaimed(to: other)
        if other === self {
            guard mine.count == 2, properties[mine[0]].isToMany != properties[mine[1]].isToMany else { return nil }
            return mine.first { $0 != index }.map { Inverse(shape: self, index: $0) }
        }
        guard theirs.count == 1, mine.count == 1, mine[0] == index else { return nil }
        return Inverse(shape: other, index: theirs[0])
    }

    /// The relationships to another model of whose inverse no source says anything.
    private func unclaimed(to other: ModelShape) -> [Int] {
        properties.indices.filter { index in
            let property = properties[index]
            return property.destination === other && property.relationship?.inverse == nil
                && !other.properties.contains { $0.relationship?.inverse == property.keyPath }
        }
    }

    // MARK: Places in the store

    enum Place {
        /// A column of the table.
        case column
        /// A column of the other model's table.
        case inverseColumn(Inverse)
        /// A table of pairs; `isOwner`: this side's key comes first in it.
        case pairs(table: String, isOwner: Bool)
        case nowhere
    }

    func place(of index: Int) -> Place {
        let property = properties[index]
        guard property.isToMany else { return property.hasColumn ? .column : .nowhere }
        guard let inverse = inverse(of: index) else { return .pairs(table: "\(name).\(property.name)", isOwner: true) }
        guard inverse.property.isToMany else { return .inverseColumn(inverse) }
        let (mine, theirs) = ("\(name).\(property.name)", "\(inverse.shape.name).\(inverse.property.name)")
        return mine <= theirs ? .pairs(table: mine, isOwner: true) : .pairs(table: theirs, isOwner: false)
    }
}
