import Foundation
import Synchronization

/// The stores of a container, and the contexts that work with them.
final class StoreSet: @unchecked Sendable {
    let stores: [Store]
    let schema: Schema
    private let byShape: [ObjectIdentifier: Store]
    private let contexts = Mutex<[WeakContext]>([])

    private struct WeakContext: @unchecked Sendable {
        weak var context: ModelContext?
    }

    /// What a save of one context means to the others.
    struct Changes: Sendable {
        var inserted: [(shape: ModelShape, key: Int64)] = []
        var updated: [(shape: ModelShape, key: Int64)] = []
        var deleted: [(shape: ModelShape, key: Int64)] = []
    }

    init(_ stores: [Store], schema: Schema) {
        self.stores = stores
        self.schema = schema
        var byShape: [ObjectIdentifier: Store] = [:]
        for store in stores {
            for shape in store.shapes where byShape[shape.id] == nil { byShape[shape.id] = store }
        }
        self.byShape = byShape
    }

    func store(for shape: ModelShape) -> Store? { byShape[shape.id] }

    func shape(named name: String) -> ModelShape? { schema.shapes.first { $0.name == name } }

    func add(_ context: ModelContext) {
        nonisolated(unsafe) let context = context
        contexts.withLock { contexts in
            contexts.removeAll { $0.context == nil }
            contexts.append(WeakContext(context: context))
        }
    }

    func tellOthers(than context: ModelContext, _ changes: Changes) {
        for other in contexts.withLock({ $0 }).compactMap(\.context) where other !== context {
            other.noteExternal(changes)
        }
    }

    /// Tells all contexts of what was done to the stores without one.
    func tell(_ changes: Changes) {
        for context in contexts.withLock({ $0 }).compactMap(\.context) { context.noteExternal(changes) }
    }
}
