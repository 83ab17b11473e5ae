import Foundation

/// Which models to fetch, in which order.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition; nil: all models.
    public var predicate: Predicate<T>?
    /// The order. Models that are equal in it, or all without one, come in the order of their creation.
    public var sortBy: [SortDescriptor<T>]
    /// How many models at most; nil: all.
    public var fetchLimit: Int?
    /// How many models are left out at the start.
    public var fetchOffset: Int?
    /// Whether changes count that are not saved yet.
    public var includePendingChanges = true
    /// The properties that are needed. Whole rows are read in any case, but for values in external storage, which this
    /// makes be read along.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Relationships whose models are to be read along, because they will be needed.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Creates a description of what to fetch.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

extension FetchDescriptor: @unchecked Sendable {
    // Key paths of models are immutable, and so are predicates and orders.
}
