import Synchronization

/// Where the value of a State lives while its node does.
///
/// The value is guarded by a lock, so that a background task may read and set it; all else belongs to the main thread.
package final class StateBox<Value>: DependencySource, BindingLocation, @unchecked Sendable {
    private let lock = Mutex(())
    nonisolated(unsafe) private var value: Value
    /// Whose state this is; guarded by the main thread, as the flag below.
    nonisolated(unsafe) private weak var owner: ViewNode?
    nonisolated(unsafe) private var isReadThroughBinding = false

    package init(_ value: Value, owner: ViewNode? = nil) {
        self.value = value
        self.owner = owner
    }

    package var source: DependencySource? { self }

    package func get() -> Value {
        recordRead()
        noteBindingRead()
        return lock.withLock { _ in value }
    }

    package func set(_ new: Value, transaction: Transaction) {
        let old = lock.withLock { _ in
            defer { value = new }
            return value
        }
        if isSame(old, new) { return }
        // A transaction is a value; what a programmer puts into it travels with the change as in SwiftUI.
        nonisolated(unsafe) let transaction = transaction
        MainThread.perform { self.announce(transaction) }
    }

    package func isSameLocation(as other: any BindingLocation<Value>) -> Bool {
        self === other
    }

    /// Another thread cannot compare; there every write counts as a change.
    private func isSame(_ old: Value, _ new: Value) -> Bool {
        guard MainThread.isCurrent else { return false }
        nonisolated(unsafe) let (old, new) = (old, new)
        return MainActor.assumeIsolated { ValueComparison<Value>.shared.areEqual(old, new) }
    }

    @MainActor
    private func announce(_ transaction: Transaction) {
        let owner = isReadThroughBinding ? owner : nil
        guard hasDependents || owner != nil else { return }
        withTransaction(transaction) {
            changed()
            if let owner { owner.graph.invalidate(owner) }
        }
    }

    /// SwiftUI evaluates the owner of a state anew as soon as anybody has read it by a binding. Source relies on it: a
    /// body that shows what nobody observes is right again when the sheet over it has closed.
    override package func noteBindingRead() {
        guard !isReadThroughBinding, MainThread.isCurrent, let reader = DependencyTracker.current else { return }
        isReadThroughBinding = reader !== owner
    }
}
