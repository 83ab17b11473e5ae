/// Where `@Model` keeps the values of an object.
public final class _ModelBacking<Model: PersistentModel>: _ModelRecord, BackingData {
    /// Creates a place for the values of a new object.
    public required init(for modelType: Model.Type) {
        super.init(shape: ModelShape.of(modelType), key: RecordKey.next())
    }

    package override init(shape: ModelShape, key: Int64) {
        super.init(shape: shape, key: key)
    }

    public var persistentModelID: PersistentIdentifier? { identifier }

    /// The backing data behind the protocol.
    public static func _cast(_ backingData: any BackingData<Model>) -> _ModelBacking<Model> {
        guard let own = backingData as? _ModelBacking<Model> else {
            preconditionFailure("The backing data of \(Model.self) was not made by SwiftData.")
        }
        return own
    }

    /// Takes the first value of a property.
    public func _initialize<Value>(_ index: Int, _ value: Value) {
        guard !isLoaded else { return }
        initialize(index, value)
    }

    /// Reads a property and notes that it was read.
    public func _get<Value>(_ model: Model, _ index: Int, _ keyPath: KeyPath<Model, Value>) -> Value {
        adopt(model)
        return get(model, index, keyPath)
    }

    /// Writes a property and tells who has read it.
    public func _set<Value>(_ model: Model, _ index: Int, _ keyPath: KeyPath<Model, Value>, _ value: Value) {
        adopt(model)
        set(model, index, keyPath, value)
    }
}
