import DataDriver
import Foundation

extension ModelContext {
    /// A column that was left out when the row was read.
    func loadColumn(_ index: Int, of record: ModelRecord) -> DataValue? {
        guard let store = stores.store(for: record.shape) else { return nil }
        let table = store.table(record.shape)
        return try? store.withConnection {
            try $0.value(
                "SELECT \(table.column(index)) FROM \(table.name) WHERE \(StoreTable.key) = ?", [.integer(record.key)])
        }
    }

    /// The models that a property refers to: as the store knows them, and as the context has changed them; nil where the
    /// store cannot be read.
    func loadModels(_ index: Int, of record: ModelRecord) -> [any PersistentModel]? {
        guard let other = record.shape.properties[index].destination, let store = stores.store(for: other) else {
            return []
        }
        let table = store.table(other)
        switch record.shape.place(of: index) {
        case .inverseColumn(let inverse):
            let found = models(
                table.select("WHERE t.\(table.column(inverse.index)) = ? ORDER BY t.\(StoreTable.key)"), [record],
                store, table)
            guard let stored = found?.filter({ $0._$record.oneKey(inverse.index) == record.key }) else { return nil }
            let pending = (Array(inserted.values) + Array(changed.values)).filter { model in
                let candidate = model._$record
                return candidate.shape === other && candidate.oneKey(inverse.index) == record.key
                    && !stored.contains { $0._$record === candidate }
            }
            guard !pending.isEmpty else { return stored }
            return (stored + pending).sorted { $0._$record.key < $1._$record.key }
        case .pairs(let name, let isOwner):
            let (mine, theirs) = isOwner ? ("a", "b") : ("b", "a")
            return models(
                table.select(
                    "JOIN \(quoted(name)) AS p ON p.\(theirs) = t.\(StoreTable.key) WHERE p.\(mine) = ? ORDER BY p.rowid"
                ),
                [record], store, table)
        case .column, .nowhere: return []
        }
    }

    private func models(
        _ sql: String, _ records: [ModelRecord], _ store: Store, _ table: StoreTable
    ) -> [any PersistentModel]? {
        do {
            let rows = try store.withConnection { try $0.rows(sql, records.map { .integer($0.key) }) }
            return rows.map { model(table, $0) }.filter { $0._$record.state != .deleted }
        } catch {
            FileHandle.standardError.write(Data("Models could not be read: \(error)\n".utf8))
            return nil
        }
    }
}
