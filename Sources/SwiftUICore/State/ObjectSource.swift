import Combine

/// One observable object as something that bodies depend on. All wrappers of an object share one source, and so one
/// subscription, while any of them lives.
package final class ObjectSource: DependencySource, @unchecked Sendable {
    // Written in init only.
    private var subscription: AnyCancellable?
    private weak var object: AnyObject?

    @MainActor private static var sources: [ObjectIdentifier: Weak] = [:]
    // Entries of sources that have gone are swept when this many are reached, which keeps the cost per source constant.
    @MainActor private static var limit = 64

    private struct Weak {
        weak var source: ObjectSource?
    }

    @MainActor
    package static func of<Object: ObservableObject>(_ object: Object) -> ObjectSource {
        let id = ObjectIdentifier(object)
        // An address may have belonged to an object that has died.
        if let known = sources[id]?.source, known.object === object { return known }
        if sources.count >= limit {
            sources = sources.filter { $0.value.source != nil }
            limit = max(64, sources.count * 2)
        }
        let new = ObjectSource(object)
        sources[id] = Weak(source: new)
        return new
    }

    private init<Object: ObservableObject>(_ object: Object) {
        self.object = object
        super.init()
        subscription = object.objectWillChange.sink { [weak self] _ in
            MainThread.perform { self?.willChange() }
        }
    }
}
