import Foundation

/// Tells whether two values of a type are the same for whoever reads them: field by field, bitwise where the data is
/// plain, with `==` where the type is Equatable. How to compare is found once per type.
@MainActor
package final class ValueComparison<Value> {
    private let strategy: any ComparisonStrategy

    package static var shared: ValueComparison<Value> {
        let id = ObjectIdentifier(Value.self)
        if let known = ComparisonCache.typed[id] {
            return unsafeDowncast(known, to: ValueComparison<Value>.self)
        }
        let new = ValueComparison()
        ComparisonCache.typed[id] = new
        return new
    }

    private init() {
        strategy = ComparisonCache.strategy(for: Value.self)
    }

    package func areEqual(_ old: inout Value, _ new: Value) -> Bool {
        withUnsafePointer(to: &old) { old in
            withUnsafePointer(to: new) { new in
                strategy.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
            }
        }
    }

    package func areEqual(_ old: Value, _ new: Value) -> Bool {
        var old = old
        return areEqual(&old, new)
    }
}

@MainActor
protocol ComparisonStrategy {
    func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
}

@MainActor
private enum ComparisonCache {
    static var typed: [ObjectIdentifier: AnyObject] = [:]
    static var strategies: [ObjectIdentifier: any ComparisonStrategy] = [:]

    static func strategy(for type: Any.Type) -> any ComparisonStrategy {
        if let known = strategies[ObjectIdentifier(type)] { return known }
        let new = make(type)
        strategies[ObjectIdentifier(type)] = new
        return new
    }

    private static func make<T>(_ type: T.Type) -> any ComparisonStrategy {
        if let property = type as? any GraphProperty.Type { return graphProperty(property) }
        if let comparable = type as? any EngineComparable.Type {
            return engineComparable(comparable)
        }
        if _isPOD(type) { return plain(type) }
        if let equatable = type as? any Equatable.Type { return equality(equatable) }
        if type is AnyClass { return BitwiseComparison(size: MemoryLayout<T>.size) }
        let fields = TypeFields.of(type)
        if fields.isEmpty || !coversWhole(type, fields) { return BitwiseComparison(size: MemoryLayout<T>.size) }
        return FieldwiseComparison(fields: fields.map { ($0.offset, strategy(for: $0.type)) })
    }

    /// Plain data is compared as a whole, unless there are gaps between its fields: these hold anything.
    private static func plain<T>(_ type: T.Type) -> any ComparisonStrategy {
        let fields = TypeFields.of(type)
        guard !fields.isEmpty, fields.reduce(0, { $0 + size(of: $1.type) }) != MemoryLayout<T>.size else {
            return BitwiseComparison(size: MemoryLayout<T>.size)
        }
        return FieldwiseComparison(fields: fields.map { ($0.offset, strategy(for: $0.type)) })
    }

    private static func size(of type: Any.Type) -> Int {
        func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: open)
    }

    /// Enums, closures and existentials show no fields; a struct or tuple does.
    private static func coversWhole<T>(_ type: T.Type, _ fields: [TypeField]) -> Bool {
        guard let last = fields.last else { return false }
        return last.offset <= MemoryLayout<T>.size
    }

    private static func graphProperty<P: GraphProperty>(_ type: P.Type) -> any ComparisonStrategy {
        GraphPropertyComparison<P>()
    }

    private static func engineComparable<E: EngineComparable>(_ type: E.Type) -> any ComparisonStrategy {
        EngineComparison<E>()
    }

    private static func equality<E: Equatable>(_ type: E.Type) -> any ComparisonStrategy {
        EqualityComparison<E>()
    }
}

/// A type of the engine that knows better than its fields whether two of its values are the same input.
@MainActor
package protocol EngineComparable {
    static func isSameInput(_ old: Self, _ new: Self) -> Bool
}

private struct BitwiseComparison: ComparisonStrategy {
    let size: Int

    func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        memcmp(old, new, size) == 0
    }
}

private struct EqualityComparison<E: Equatable>: ComparisonStrategy {
    func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: E.self).pointee == new.assumingMemoryBound(to: E.self).pointee
    }
}

private struct GraphPropertyComparison<P: GraphProperty>: ComparisonStrategy {
    func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        P.isSameInput(old.assumingMemoryBound(to: P.self).pointee, new.assumingMemoryBound(to: P.self).pointee)
    }
}

private struct EngineComparison<E: EngineComparable>: ComparisonStrategy {
    func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        E.isSameInput(old.assumingMemoryBound(to: E.self).pointee, new.assumingMemoryBound(to: E.self).pointee)
    }
}

private struct FieldwiseComparison: ComparisonStrategy {
    let fields: [(offset: Int, strategy: any ComparisonStrategy)]

    func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        for field in fields where !field.strategy.areEqual(old + field.offset, new + field.offset) { return false }
        return true
    }
}
