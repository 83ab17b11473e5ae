/// A way to read and write a value that somebody else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    package let location: any BindingLocation<Value>
    /// The transaction that every write through this binding runs in.
    public var transaction: Transaction

    package init(location: any BindingLocation<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    /// A binding from closures of your own.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(
            location: FunctionLocation(
                get: get,
                set: { value, transaction in
                    withTransaction(transaction) { set(value) }
                }))
    }

    /// A binding from closures of your own; the setter is given the transaction of the write.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(location: FunctionLocation(get: get, set: set))
    }

    /// A binding to a value that never changes; writes are ignored. The text of a field or an editor with such a binding can
    /// be selected and copied, but not edited.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// Takes over a binding.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// The value, read and written where it is kept.
    public var wrappedValue: Value {
        get { location.trackedGet() }
        nonmutating set { location.set(newValue, transaction: effectiveTransaction) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to one of its properties.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: KeyPathLocation(location, keyPath), transaction: transaction)
    }

    /// The binding with `transaction` for its writes.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: location, transaction: transaction)
    }

    /// The binding whose writes animate.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = transaction
        transaction.animation = animation
        return Binding(location: location, transaction: transaction)
    }

    /// A transaction that the binding carries wins over the one that is current at the write.
    private var effectiveTransaction: Transaction {
        transaction.isEmpty ? Transaction.current : transaction
    }
}

extension Binding {
    /// A binding to an optional, from a binding to the value itself.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            location: MappedLocation(base.location, get: { Optional($0) }, set: { $0 }), transaction: base.transaction)
    }

    /// A binding to the value inside an optional, or nil where there is none at present.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(
            location: MappedLocation(base.location, get: { $0 ?? initial }, set: { .some($0) }),
            transaction: base.transaction)
    }

    /// A binding to the value's type-erased hashable form.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            location: MappedLocation(base.location, get: { AnyHashable($0) }, set: { $0.base as? V }),
            transaction: base.transaction)
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {
    // The location is Sendable by its protocol; a transaction's animation is a value.
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: ElementLocation(location, position), transaction: transaction)
    }
}

/// A collection that is read from a source that bodies can depend on.
protocol SourcedCollection {}

extension Binding: SourcedCollection where Value: MutableCollection {}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
    public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding: @MainActor GraphProperty {
    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {}

    package static func isSameInput(_ old: Binding<Value>, _ new: Binding<Value>) -> Bool {
        old.location.isSameLocation(as: new.location) && old.transaction.isEmpty && new.transaction.isEmpty
    }
}
