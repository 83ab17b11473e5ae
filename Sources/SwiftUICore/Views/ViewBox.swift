/// Holds a view that one part of the tree gives to another, which is told of changes.
final class ViewBox: DependencySource, @unchecked Sendable {
    // Written and read on the main thread.
    nonisolated(unsafe) private var content: AnyView?

    @MainActor
    func set(_ new: AnyView?) {
        if content == nil, new == nil { return }
        content = new
        changed()
    }

    var view: AnyView? {
        recordRead()
        return content
    }
}
