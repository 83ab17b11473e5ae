/// Where the value of a FocusState lives while its node does.
///
/// The value follows the keyboard; setting it moves the keyboard's focus once the change is on screen, since the
/// control may come with that very change, or when its window is first laid out. A value that no control answers to
/// falls back to no focus.
package final class FocusBox<Value: Hashable>: DependencySource, BindingLocation, @unchecked Sendable {
    // All is touched on the main thread only.
    nonisolated(unsafe) private var value: Value
    private let none: Value
    nonisolated(unsafe) private weak var graph: Graph?
    nonisolated(unsafe) private var places: [WeakPlace] = []
    nonisolated(unsafe) private var isMoving = false
    /// True where the control for the value is there, but not on screen yet.
    nonisolated(unsafe) private var isWaiting = false

    private struct WeakPlace {
        weak var node: FocusRenderNode<Value>?
    }

    @MainActor
    init(_ none: Value, graph: Graph) {
        value = none
        self.none = none
        self.graph = graph
    }

    package var source: DependencySource? { self }

    package func get() -> Value {
        recordRead()
        return value
    }

    package func set(_ new: Value, transaction: Transaction) {
        nonisolated(unsafe) let (new, transaction) = (new, transaction)
        MainThread.perform { withTransaction(transaction) { self.move(to: new) } }
    }

    package func isSameLocation(as other: any BindingLocation<Value>) -> Bool { self === other }

    @MainActor
    private func move(to new: Value) {
        guard new != value else { return }
        value = new
        changed()
        moveSoon()
    }

    @MainActor
    private func moveSoon() {
        guard !isMoving else { return }
        isMoving = true
        graph?.afterCommit { [weak self] in self?.moveFocus() }
    }

    @MainActor
    private func moveFocus() {
        isMoving = false
        isWaiting = false
        let nodes = places.compactMap(\.node)
        guard value != none else {
            for node in nodes where node.isFocused { node.firstFocusTarget()?.resignFocus() }
            return
        }
        let wanted = nodes.filter { $0.value == value }
        for node in wanted where node.surface != nil {
            if node.isFocused || node.firstFocusTarget()?.requestFocus() == true { return }
        }
        isWaiting = wanted.contains { $0.surface == nil }
        if !isWaiting { follow(none) }
    }

    // MARK: What the places say

    @MainActor
    func add(_ node: FocusRenderNode<Value>) {
        places.removeAll { $0.node == nil }
        places.append(WeakPlace(node: node))
    }

    @MainActor
    func remove(_ node: FocusRenderNode<Value>) {
        places.removeAll { $0.node == nil || $0.node === node }
    }

    @MainActor
    func didEnter(_ node: FocusRenderNode<Value>) {
        if isWaiting, node.value == value { moveSoon() }
    }

    @MainActor
    func didChange(_ node: FocusRenderNode<Value>) {
        if node.isFocused {
            follow(node.value)
        } else if value == node.value, !isMoving {
            follow(none)
        }
    }

    @MainActor
    private func follow(_ new: Value) {
        guard new != value else { return }
        value = new
        changed()
    }
}
