import DataDriver
import Foundation

/// A fetch: the store finds what it can, memory does the rest.
struct Fetch<T: PersistentModel> {
    private let descriptor: FetchDescriptor<T>
    private let context: ModelContext
    private let shape: ModelShape
    private let store: Store
    private let table: StoreTable
    private let condition: StoreCondition?
    private let order: String?
    private let hasPending: Bool

    init(_ descriptor: FetchDescriptor<T>, in context: ModelContext) throws {
        self.descriptor = descriptor
        self.context = context
        shape = ModelShape.of(T.self)
        guard let store = context.stores.store(for: shape) else {
            throw SwiftDataError(
                .unknownSchema,
                """
                The container keeps no \(shape.name). Name it where the container is made: \
                .modelContainer(for: \(shape.name).self) or ModelContainer(for: \(shape.name).self).
                """)
        }
        self.store = store
        let table = store.table(shape)
        self.table = table
        hasPending = descriptor.includePendingChanges && context.hasPending(shape)
        condition = descriptor.predicate.map { StoreCondition($0, table: table) } ?? .always
        order = StoreOrder.sql(descriptor.sortBy, table)
    }

    private var isExact: Bool { condition?.isExact ?? false }

    /// Whether models count that the store does not have, or has otherwise. The store's part of a condition looks at the
    /// model's own columns only, so changes of other models do not matter to it.
    private var needsMemory: Bool { hasPending || !isExact }

    private var limits: String {
        guard descriptor.fetchLimit != nil || descriptor.fetchOffset != nil else { return "" }
        return
            " LIMIT \(descriptor.fetchLimit.flatMap { $0 > 0 ? $0 : nil } ?? -1) OFFSET \(descriptor.fetchOffset ?? 0)"
    }

    func models() throws -> [T] {
        let result = try found()
        prefetch(result)
        return result
    }

    private func found() throws -> [T] {
        let isOrdered = order != nil
        let isWhole = !needsMemory && isOrdered
        let sql = table.select(
            (whereClause.map { "WHERE " + $0 } ?? "") + " ORDER BY " + (order ?? "t.\(StoreTable.key)")
                + (isWhole ? limits : ""))
        let rows = try store.withConnection { try $0.rows(sql, whereClause == nil ? [] : condition?.arguments ?? []) }
        var models = rows.compactMap { context.model(table, $0) as? T }
        if isWhole { return models }
        if needsMemory {
            if hasPending {
                models.removeAll { $0._$record.state == .deleted || !$0._$record.originals.isEmpty }
                models += context.pending(shape).compactMap { $0 as? T }
                models.sort { $0._$record.key < $1._$record.key }
            }
            if let predicate = descriptor.predicate { models = try models.filter { try predicate.evaluate($0) } }
        }
        if !descriptor.sortBy.isEmpty, !isOrdered || hasPending {
            models = ModelSorter(descriptor.sortBy).sorted(models)
        }
        return limited(models)
    }

    /// The store's part of the condition; nil where memory must look at all models.
    private var whereClause: String? { condition?.sql }

    private func limited(_ models: [T]) -> [T] {
        var part = models[...]
        if let offset = descriptor.fetchOffset { part = part.dropFirst(max(0, offset)) }
        if let limit = descriptor.fetchLimit, limit > 0 { part = part.prefix(limit) }
        return Array(part)
    }

    func count() throws -> Int {
        if needsMemory || descriptor.fetchLimit != nil || descriptor.fetchOffset != nil { return try found().count }
        let filter = whereClause.map { " WHERE " + $0 } ?? ""
        let value = try store.withConnection {
            try $0.value("SELECT count(*) FROM \(table.name) AS t" + filter, condition?.arguments ?? [])
        }
        if case .integer(let count)? = value { return Int(count) }
        return 0
    }

    func identifiers() throws -> [PersistentIdentifier] {
        if needsMemory || order == nil { return try found().map(\.persistentModelID) }
        let filter = whereClause.map { " WHERE " + $0 } ?? ""
        let rows = try store.withConnection {
            try $0.rows(
                "SELECT t.\(StoreTable.key) FROM \(table.name) AS t\(filter) ORDER BY \(order ?? "")\(limits)",
                condition?.arguments ?? [])
        }
        return rows.compactMap {
            if case .integer(let key)? = $0.first { shape.identifier(key, in: store.identifier) } else { nil }
        }
    }

    private func prefetch(_ models: [T]) {
        let wanted = descriptor.relationshipKeyPathsForPrefetching + descriptor.propertiesToFetch
        for keyPath in wanted {
            guard let index = shape.indices[keyPath] else { continue }
            for model in models {
                switch shape.properties[index].kind {
                case .attribute: _ = model._$record.attribute(index)
                case .one: _ = model._$record.one(index)
                case .many: _ = model._$record.many(index)
                }
            }
        }
    }
}
