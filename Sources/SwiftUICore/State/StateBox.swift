import Synchronization

/// Where the value of a State lives while its node does.
///
/// The value is guarded by a lock, so that a background task may read and set it; all else belongs to the main thread.
package final class StateBox<Value>: DependencySource, BindingLocation, @unchecked Sendable {
    private let lock = Mutex(())
    nonisolated(unsafe) private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    package var source: DependencySource? { self }

    package func get() -> Value {
        recordRead()
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
        guard hasDependents else { return }
        withTransaction(transaction) { changed() }
    }
}
