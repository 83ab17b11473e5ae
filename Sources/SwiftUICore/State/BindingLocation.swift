/// Where a Binding reads and writes.
package protocol BindingLocation<Value>: AnyObject, Sendable {
    associatedtype Value
    /// The root that changes when the value may have changed; nil where the read itself notes its dependencies.
    var source: DependencySource? { get }
    func get() -> Value
    func set(_ new: Value, transaction: Transaction)
    /// True where writes are known to change nothing.
    var isConstant: Bool { get }
    /// True where both always read and write the same place.
    func isSameLocation(as other: any BindingLocation<Value>) -> Bool
}

extension BindingLocation {
    package var isConstant: Bool { false }

    /// Reads the value for a body: a part of a larger state counts as changed only when the part has.
    package func trackedGet() -> Value {
        guard MainThread.isCurrent, let node = DependencyTracker.current, let source, source !== self else {
            return get()
        }
        source.noteBindingRead()
        let value = DependencyTracker.untracked { get() }
        nonisolated(unsafe) let unsafeValue = value
        MainActor.assumeIsolated {
            node.depend(on: source) { [weak self] in
                guard let self else { return false }
                let now = DependencyTracker.untracked { self.get() }
                return ValueComparison<Value>.shared.areEqual(unsafeValue, now)
            }
        }
        return value
    }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation, @unchecked Sendable {
    // Never written after init.
    private let value: Value

    init(_ value: Value) {
        self.value = value
    }

    var source: DependencySource? { nil }
    var isConstant: Bool { true }
    func get() -> Value { value }
    func set(_ new: Value, transaction: Transaction) {}
    func isSameLocation(as other: any BindingLocation<Value>) -> Bool { self === other }
}

/// Closures of the programmer.
final class FunctionLocation<Value>: BindingLocation, @unchecked Sendable {
    // The closures are the programmer's; they run where the binding is used, which is the main actor for views.
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }

    var source: DependencySource? { nil }
    func get() -> Value { getter() }
    func set(_ new: Value, transaction: Transaction) { setter(new, transaction) }
    func isSameLocation(as other: any BindingLocation<Value>) -> Bool { self === other }
}

/// A part of another location, by a key path.
final class KeyPathLocation<Root, Value>: BindingLocation, @unchecked Sendable {
    // Both are immutable; the base guards its own value.
    private let base: any BindingLocation<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(_ base: any BindingLocation<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    var source: DependencySource? { base.source }
    /// A property of an object can be written however the object is reached.
    var isConstant: Bool { base.isConstant && !(keyPath is ReferenceWritableKeyPath<Root, Value>) }
    func get() -> Value { base.get()[keyPath: keyPath] }

    func set(_ new: Value, transaction: Transaction) {
        var root = DependencyTracker.untracked { base.get() }
        root[keyPath: keyPath] = new
        base.set(root, transaction: transaction)
    }

    func isSameLocation(as other: any BindingLocation<Value>) -> Bool {
        guard let other = other as? KeyPathLocation<Root, Value> else { return false }
        return keyPath == other.keyPath && base.isSameLocation(as: other.base)
    }
}

/// A property of a class instance: writing does not write the instance back.
final class ReferencePathLocation<Root: AnyObject, Value>: BindingLocation, @unchecked Sendable {
    // Immutable; the object guards its own state.
    private let object: Root
    private let keyPath: ReferenceWritableKeyPath<Root, Value>

    init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    var source: DependencySource? { nil }
    func get() -> Value { object[keyPath: keyPath] }

    func set(_ new: Value, transaction: Transaction) {
        withTransaction(transaction) { object[keyPath: keyPath] = new }
    }

    func isSameLocation(as other: any BindingLocation<Value>) -> Bool {
        guard let other = other as? ReferencePathLocation<Root, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}

/// What another location's value becomes through a pair of functions that depend on nothing else.
final class MappedLocation<Root, Value>: BindingLocation, @unchecked Sendable {
    // All are immutable; the base guards its own value.
    private let base: any BindingLocation<Root>
    private let project: (Root) -> Value
    private let embed: (Value) -> Root?

    init(
        _ base: any BindingLocation<Root>, get project: @escaping (Root) -> Value, set embed: @escaping (Value) -> Root?
    ) {
        self.base = base
        self.project = project
        self.embed = embed
    }

    var source: DependencySource? { base.source }
    var isConstant: Bool { base.isConstant }
    func get() -> Value { project(base.get()) }

    func set(_ new: Value, transaction: Transaction) {
        guard let root = embed(new) else { return }
        base.set(root, transaction: transaction)
    }

    func isSameLocation(as other: any BindingLocation<Value>) -> Bool {
        guard let other = other as? MappedLocation<Root, Value> else { return false }
        return base.isSameLocation(as: other.base)
    }
}
