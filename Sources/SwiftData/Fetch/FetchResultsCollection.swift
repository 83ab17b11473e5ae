/// Models that are fetched in batches, as they are asked for.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
    private let context: ModelContext
    private let identifiers: [PersistentIdentifier]
    private let batchSize: Int

    init(_ context: ModelContext, _ identifiers: [PersistentIdentifier], batchSize: Int) {
        self.context = context
        self.identifiers = identifiers
        self.batchSize = Swift.max(1, batchSize)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { identifiers.count }

    public subscript(position: Int) -> T {
        let identifier = identifiers[position]
        if let model: T = context.registeredModel(for: identifier) { return model }
        let start = position / batchSize * batchSize
        let batch = identifiers[start..<Swift.min(start + batchSize, identifiers.count)]
        let models: [T] = context.models(Array(batch))
        guard let model = models.first(where: { $0.persistentModelID == identifier }) else {
            preconditionFailure("\(identifier) was deleted after it was fetched.")
        }
        return model
    }
}
