import DataDriver
import Foundation

extension ModelContext {
    /// The models that fulfil a condition, in an order.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        mergeExternal()
        return try ModelReads.silently { try Fetch(descriptor, in: self).models() }
    }

    /// The models that fulfil a condition, fetched in batches when they are asked for.
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> {
        FetchResultsCollection(self, try fetchIdentifiers(descriptor), batchSize: batchSize)
    }

    /// How many models fulfil a condition.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        mergeExternal()
        return try ModelReads.silently { try Fetch(descriptor, in: self).count() }
    }

    /// The identifiers of the models that fulfil a condition, in an order.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        mergeExternal()
        return try ModelReads.silently { try Fetch(descriptor, in: self).identifiers() }
    }

    /// The identifiers of the models that fulfil a condition, in an order.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> [PersistentIdentifier] {
        try fetchIdentifiers(descriptor)
    }

    /// Hands the models that fulfil a condition to a closure, one after the other, without keeping them all in memory.
    ///
    /// - Parameters:
    ///   - fetch: The condition and the order.
    ///   - batchSize: How many models are read at a time.
    ///   - allowEscapingMutations: Whether changes of earlier batches may still be unsaved when the next one is read;
    ///     if not, that throws.
    ///   - block: What to do with each.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws {
        let identifiers = try fetchIdentifiers(fetch)
        let hadChanges = hasChanges
        for start in stride(from: 0, to: identifiers.count, by: max(1, batchSize)) {
            if start > 0, hasChanges, !hadChanges, !allowEscapingMutations {
                throw SwiftDataError(
                    .modelValidationFailure,
                    "The block of enumerate(_:) changes models: allow escaping mutations, or save in the block.")
            }
            let batch: [T] = models(Array(identifiers[start..<min(start + batchSize, identifiers.count)]))
            for model in batch { try block(model) }
        }
    }

    /// The models of identifiers, in their order; those that are gone are left out.
    func models<T: PersistentModel>(_ identifiers: [PersistentIdentifier]) -> [T] {
        let shape = ModelShape.of(T.self)
        guard let store = stores.store(for: shape) else { return [] }
        let table = store.table(shape)
        let wanted = identifiers.map(\.id.key)
        var found: [Int64: any PersistentModel] = [:]
        for key in wanted { found[key] = registered(RecordID(shape: shape.id, key: key)) }
        let missing = wanted.filter { found[$0] == nil }
        // The keys stand in the statement: there may be more than placeholders are allowed.
        if !missing.isEmpty {
            let list = missing.map(String.init).joined(separator: ", ")
            let rows = try? store.withConnection { try $0.rows(table.select("WHERE t.\(StoreTable.key) IN (\(list))")) }
            for row in rows ?? [] {
                let model = model(table, row)
                found[model._$record.key] = model
            }
        }
        return wanted.compactMap { found[$0] as? T }.filter { $0._$record.state != .deleted }
    }

    /// The inserted and changed models of a shape.
    func pending(_ shape: ModelShape) -> [any PersistentModel] {
        (insertedModelsArray + changedModelsArray).filter { $0._$record.shape === shape }
    }

    func hasPending(_ shape: ModelShape) -> Bool {
        [inserted, changed, deleted].contains { $0.keys.contains { $0.shape == shape.id } }
    }
}
