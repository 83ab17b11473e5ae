/// One element of a collection, by its index. After the collection has shrunk, the last value seen stays readable and
/// writes are dropped: a view that is about to leave may still ask.
final class ElementLocation<C: MutableCollection>: BindingLocation, @unchecked Sendable {
    // `last` is guarded by the main thread, where bindings are read; the base guards its own value.
    private let base: any BindingLocation<C>
    private let index: C.Index
    nonisolated(unsafe) private var last: C.Element?

    init(_ base: any BindingLocation<C>, _ index: C.Index) {
        self.base = base
        self.index = index
    }

    var source: DependencySource? { base.source }
    /// The elements of an object can be written however the object is reached.
    var isConstant: Bool { base.isConstant && !(C.self is AnyObject.Type) }

    func get() -> C.Element {
        let collection = base.get()
        if collection.startIndex <= index, index < collection.endIndex {
            let value = collection[index]
            if MainThread.isCurrent { last = value }
            return value
        }
        guard let last else { preconditionFailure("Binding to element \(index), which the collection does not have.") }
        return last
    }

    func set(_ new: C.Element, transaction: Transaction) {
        var collection = DependencyTracker.untracked { base.get() }
        guard collection.startIndex <= index, index < collection.endIndex else { return }
        collection[index] = new
        base.set(collection, transaction: transaction)
    }

    func isSameLocation(as other: any BindingLocation<C.Element>) -> Bool {
        guard let other = other as? ElementLocation<C> else { return false }
        return index == other.index && base.isSameLocation(as: other.base)
    }
}

/// One element of a collection, by its identity: it follows the element when others are moved, added or removed.
final class IdentifiedElementLocation<C: MutableCollection & RandomAccessCollection, ID: Hashable>: BindingLocation,
    @unchecked Sendable
{
    // `hint` and `last` are guarded by the main thread, where bindings are read; the base guards its own value.
    private let base: any BindingLocation<C>
    private let id: ID
    private let identify: KeyPath<C.Element, ID>
    nonisolated(unsafe) private var hint: C.Index
    nonisolated(unsafe) private var last: C.Element

    init(_ base: any BindingLocation<C>, id: ID, identify: KeyPath<C.Element, ID>, hint: C.Index, value: C.Element) {
        self.base = base
        self.id = id
        self.identify = identify
        self.hint = hint
        last = value
    }

    var source: DependencySource? { base.source }
    /// The elements of an object can be written however the object is reached.
    var isConstant: Bool { base.isConstant && !(C.self is AnyObject.Type) }

    func get() -> C.Element {
        let collection = base.get()
        guard let index = position(in: collection) else { return last }
        let value = collection[index]
        if MainThread.isCurrent { last = value }
        return value
    }

    func set(_ new: C.Element, transaction: Transaction) {
        var collection = DependencyTracker.untracked { base.get() }
        guard let index = position(in: collection) else { return }
        collection[index] = new
        base.set(collection, transaction: transaction)
    }

    func isSameLocation(as other: any BindingLocation<C.Element>) -> Bool {
        guard let other = other as? IdentifiedElementLocation<C, ID> else { return false }
        return id == other.id && identify == other.identify && base.isSameLocation(as: other.base)
    }

    private func position(in collection: C) -> C.Index? {
        if collection.startIndex <= hint, hint < collection.endIndex, collection[hint][keyPath: identify] == id {
            return hint
        }
        guard let index = collection.firstIndex(where: { $0[keyPath: identify] == id }) else { return nil }
        if MainThread.isCurrent { hint = index }
        return index
    }
}
