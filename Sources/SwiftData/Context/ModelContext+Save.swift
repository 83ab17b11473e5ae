import DataDriver
import Foundation

extension ModelContext {
    /// Writes all changes to the store, or none.
    ///
    /// Where it throws, nothing is written and the changes are still here: correct what is wrong and save again, or call
    /// ``rollback()``.
    public func save() throws {
        mergeExternal()
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        try checkRules()
        for store in stores.stores where !store.configuration.allowsSave {
            let shapes = Set(store.shapes.map(\.id))
            let touched = [inserted, changed, deleted].contains { $0.keys.contains { shapes.contains($0.shape) } }
            if touched {
                throw SwiftDataError(
                    .modelValidationFailure, "The configuration “\(store.configuration.name)” allows no saving.")
            }
        }
        var saved = StoreSet.Changes()
        try ModelReads.silently {
            for store in stores.stores {
                try store.withConnection { connection in
                    try connection.transaction {
                        try resolveUniqueness(in: store, connection)
                        try write(to: store, connection)
                    }
                }
            }
        }
        saved.inserted = insertedModelsArray.map { ($0._$record.shape, $0._$record.key) }
        saved.updated = changedModelsArray.map { ($0._$record.shape, $0._$record.key) }
        saved.deleted = deletedModelsArray.map { ($0._$record.shape, $0._$record.key) }
        for model in Array(inserted.values) + Array(changed.values) { model._$record.didSave() }
        for model in Array(deleted.values) { forget(model._$record) }
        inserted = [:]
        changed = [:]
        deleted = [:]
        stores.tellOthers(than: self, saved)
        postDidSave(saved)
    }

    private func postDidSave(_ saved: StoreSet.Changes) {
        func identifiers(_ list: [(shape: ModelShape, key: Int64)]) -> [PersistentIdentifier] {
            list.map { $0.shape.identifier($0.key, in: stores.store(for: $0.shape)?.identifier) }
        }
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: identifiers(saved.inserted),
                NotificationKey.updatedIdentifiers.rawValue: identifiers(saved.updated),
                NotificationKey.deletedIdentifiers.rawValue: identifiers(saved.deleted),
            ])
    }

    // MARK: Rules

    private func checkRules() throws {
        for model in deleted.values {
            let record = model._$record
            for (index, property) in record.shape.properties.enumerated() where property.deleteRule == .deny {
                guard property.isRelationship else { continue }
                let others = property.isToMany ? record.many(index).models : [record.one(index)].compactMap { $0 }
                guard others.allSatisfy({ $0._$record.state == .deleted || $0._$record.state == .free }) else {
                    throw SwiftDataError(
                        .modelValidationFailure,
                        "\(record.shape.name) can't be deleted as long as its \(property.name) refers to others.")
                }
            }
        }
        for model in Array(inserted.values) + Array(changed.values) {
            let record = model._$record
            for (index, property) in record.shape.properties.enumerated() where property.isToMany {
                guard let rule = property.relationship, rule.minimumModelCount > 0 || rule.maximumModelCount > 0 else {
                    continue
                }
                let count = record.many(index).models.count
                if count < rule.minimumModelCount || rule.maximumModelCount > 0 && count > rule.maximumModelCount {
                    throw SwiftDataError(
                        .modelValidationFailure,
                        "\(record.shape.name).\(property.name) refers to \(count) models, which its @Relationship forbids."
                    )
                }
            }
        }
    }

    // MARK: Writing

    private func write(to store: Store, _ connection: any DataConnection) throws {
        let shapes = Set(store.shapes.map(\.id))
        for model in deletedModelsArray where shapes.contains(model._$record.shape.id) {
            try delete(model._$record, store, connection)
        }
        for model in insertedModelsArray where shapes.contains(model._$record.shape.id) {
            let record = model._$record
            let table = store.table(record.shape)
            let values = try table.columns.map { try record.stored($0) }
            try connection.run(table.insert, [.integer(record.key)] + values)
            try writePairs(record, table, connection) { _ in true }
        }
        for model in changedModelsArray where shapes.contains(model._$record.shape.id) {
            let record = model._$record
            let table = store.table(record.shape)
            let touched = table.columns.filter { record.originals[$0] != nil }
            if !touched.isEmpty {
                let values = try touched.map { try record.stored($0) }
                try connection.run(table.update(touched), values + [.integer(record.key)])
            }
            try writePairs(record, table, connection) { record.originals[$0] != nil }
        }
    }

    private func writePairs(
        _ record: ModelRecord, _ table: StoreTable, _ connection: any DataConnection, _ isTouched: (Int) -> Bool
    ) throws {
        for pairs in table.pairs where isTouched(pairs.index) {
            guard case .many(let list) = record.slots[pairs.index] else { continue }
            // A list that could not be read only gains models: the others are still in the store.
            if record.state == .saved, !record.unreadLists.contains(pairs.index) {
                try connection.run("DELETE FROM \(pairs.name) WHERE \(pairs.column) = ?", [.integer(record.key)])
            }
            for other in list.models {
                try connection.run(
                    "INSERT OR IGNORE INTO \(pairs.name) (\(pairs.column), \(pairs.otherColumn)) VALUES (?, ?)",
                    [.integer(record.key), .integer(other._$record.key)])
            }
        }
    }

    private func delete(_ record: ModelRecord, _ store: Store, _ connection: any DataConnection) throws {
        let table = store.table(record.shape)
        let key = DataValue.integer(record.key)
        try connection.run(table.delete, [key])
        for pairs in table.pairs { try connection.run("DELETE FROM \(pairs.name) WHERE \(pairs.column) = ?", [key]) }
        // Those that refer to it without its knowing.
        for shape in store.shapes {
            let other = store.table(shape)
            for index in shape.properties.indices
            where shape.properties[index].destination === record.shape && shape.inverse(of: index) == nil {
                switch shape.place(of: index) {
                case .column:
                    let column = other.column(index)
                    try connection.run("UPDATE \(other.name) SET \(column) = NULL WHERE \(column) = ?", [key])
                case .pairs(let name, let isOwner):
                    let column = isOwner ? "\"b\"" : "\"a\""
                    try connection.run("DELETE FROM \(quoted(name)) WHERE \(column) = ?", [key])
                case .inverseColumn, .nowhere: continue
                }
            }
        }
    }
}
