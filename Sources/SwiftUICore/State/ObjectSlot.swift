import Combine

/// Keeps the source of the object that a wrapper has held last.
final class ObjectSlot<Object: ObservableObject> {
    private(set) var object: Object?
    private(set) var source: ObjectSource?

    /// Makes `node` depend on the object.
    @MainActor
    func observe(_ new: Object, in node: ViewNode) {
        if object !== new || source == nil {
            object = new
            source = ObjectSource.of(new)
        }
        if let source { node.depend(on: source) }
    }
}
