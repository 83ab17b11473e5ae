/// Something that bodies read and that changes: the box of a State, an observable object, a stored setting.
///
/// `dependents` is guarded by the main thread.
package class DependencySource: @unchecked Sendable {
    private struct Dependent {
        unowned let node: ViewNode
        /// Checks that say "what this node has read is still the same". Empty: the node has read the whole.
        var checks: [() -> Bool] = []
        var isUnconditional = false
    }

    nonisolated(unsafe) private var dependents: [ObjectIdentifier: Dependent] = [:]

    package init() {}

    package var hasDependents: Bool { !dependents.isEmpty }

    /// Returns true where the node is new here.
    @MainActor
    func add(_ node: ViewNode, unless isUnchanged: (() -> Bool)?) -> Bool {
        let id = ObjectIdentifier(node)
        let isNew = dependents[id] == nil
        // Written in place: a body may read thousands of parts of one source.
        if let isUnchanged {
            dependents[id, default: Dependent(node: node)].checks.append(isUnchanged)
        } else {
            dependents[id] = Dependent(node: node, isUnconditional: true)
        }
        return isNew
    }

    /// Called on the main thread, also from a node's deinit.
    func remove(_ node: ObjectIdentifier) {
        dependents[node] = nil
    }

    /// Makes every node that has read this source, or a changed part of it, evaluate again.
    @MainActor
    package func changed() {
        for dependent in dependents.values {
            if !dependent.isUnconditional, dependent.checks.allSatisfy({ $0() }) { continue }
            dependent.node.graph.invalidate(dependent.node)
        }
    }

    /// Says that this source is about to change. Who has read a part of it is asked in the flush, after the change.
    @MainActor
    package func willChange() {
        var last: Graph?
        for dependent in dependents.values where dependent.node.graph !== last {
            last = dependent.node.graph
            last?.enqueue(self)
        }
    }

    /// Notes that a body reads this source, or a part of it, by a binding.
    package func noteBindingRead() {}

    /// Notes that the body that runs at present reads the whole of this source.
    package func recordRead() {
        guard MainThread.isCurrent, let node = DependencyTracker.current else { return }
        MainActor.assumeIsolated { node.depend(on: self) }
    }
}

/// Which node's body runs at present.
package enum DependencyTracker {
    /// Guarded by the main thread.
    nonisolated(unsafe) package static var current: ViewNode?

    /// Runs `work` without noting what it reads.
    package static func untracked<R>(_ work: () throws -> R) rethrows -> R {
        guard MainThread.isCurrent else { return try work() }
        let outer = current
        let outerReads = EnvironmentReads.current
        current = nil
        EnvironmentReads.current = nil
        defer {
            current = outer
            EnvironmentReads.current = outerReads
        }
        return try work()
    }
}
