/// A property of an observable object. Whoever reads it runs again when the property has another value, not whenever
/// the object has changed.
final class ObjectPathLocation<Root: AnyObject, Value>: BindingLocation, @unchecked Sendable {
    // All are immutable; the object guards its own state.
    private let object: Root
    private let keyPath: ReferenceWritableKeyPath<Root, Value>
    let source: DependencySource?

    init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>, source: DependencySource) {
        self.object = object
        self.keyPath = keyPath
        self.source = source
    }

    func get() -> Value { object[keyPath: keyPath] }

    func set(_ new: Value, transaction: Transaction) {
        withTransaction(transaction) { object[keyPath: keyPath] = new }
    }

    func isSameLocation(as other: any BindingLocation<Value>) -> Bool {
        guard let other = other as? ObjectPathLocation<Root, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}
