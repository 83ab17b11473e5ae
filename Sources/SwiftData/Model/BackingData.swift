/// Where the values of an object are kept. SwiftData makes it; `@Model` uses it.
public protocol BackingData<Model> {
    /// The model whose object it is.
    associatedtype Model: PersistentModel

    /// Which entry of the store it stands for.
    var persistentModelID: PersistentIdentifier? { get }

    /// Creates a place for the values of a new object.
    init(for modelType: Model.Type)
}
