import Observation

/// The retained node of one view identity.
///
/// State, focus, tasks and animations hang on the node and live exactly as long as it does. A node is not a widget:
/// most nodes own no render node at all, and some own several.
///
/// Flags follow one scheme: `needs…` speaks of this node, `contains…` of this node or a descendant, `is…` of a lasting
/// property.
@MainActor
package class ViewNode {
    package struct Flags: OptionSet {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let isMounted = Flags(rawValue: 1 << 0)
        package static let needsEvaluation = Flags(rawValue: 1 << 1)
        package static let needsStructure = Flags(rawValue: 1 << 2)
        package static let containsPreferences = Flags(rawValue: 1 << 3)
        package static let isLeaving = Flags(rawValue: 1 << 4)
        /// Somebody hears what the views in this node prefer: see ``PreferenceObserver``.
        package static let isObserved = Flags(rawValue: 1 << 5)
        /// The node is kept, but not shown: a page under another one.
        package static let isOffScreen = Flags(rawValue: 1 << 6)
    }

    package unowned let graph: Graph
    /// Cleared when the node is unmounted, which happens before its parent goes.
    package private(set) unowned(unsafe) var parent: ViewNode?
    package let depth: Int
    package let isLazyContext: Bool
    package var flags: Flags = .isMounted
    package final var environment: EnvironmentValues
    package final var reads: EnvironmentReadSet?
    // Nodes live and die on the main thread; the deinit is not isolated.
    nonisolated(unsafe) private final var sources: [DependencySource] = []
    /// Grows with each evaluation, so that what an earlier one has observed no longer counts.
    private final var generation: UInt32 = 0
    /// The pass of the flush that has evaluated this node last.
    final var lastPass: UInt32 = 0

    package init(_ context: _NodeContext) {
        let parent = context.parent
        graph = parent.graph
        self.parent = parent
        depth = parent.depth + 1
        isLazyContext = context.isLazy
        environment = context.environment
    }

    /// A root: the only node without a parent.
    init(graph: Graph, environment: EnvironmentValues) {
        self.graph = graph
        parent = nil
        depth = 0
        isLazyContext = false
        self.environment = environment
    }

    /// A node that is dropped without having been unmounted must not be told of changes either.
    deinit {
        for source in sources { source.remove(ObjectIdentifier(self)) }
    }

    package final var isMounted: Bool { flags.contains(.isMounted) }

    // MARK: What kinds of node override

    /// Visits the child nodes in order.
    package func forEachChild(_ visit: (ViewNode) -> Void) {}

    /// Appends the render nodes that this node gives to the layout container around it.
    package func appendItems(to items: inout [RenderNode]) {
        forEachChild { $0.appendItems(to: &items) }
    }

    /// Appends what this node gives to a lazy container: render nodes that exist, and rows that can be made.
    package func appendChunks(to chunks: inout [LazyChunk]) {
        forEachChild { $0.appendChunks(to: &chunks) }
    }

    /// True where render nodes of the content end here: a layout container, a modifier that wraps each item, a root.
    package var consumesItems: Bool { false }

    /// Takes over the changed render nodes of the content. Called for nodes that consume items, deepest first.
    package func updateStructure() {}

    /// Recomputes what this node derives from its value, its state and its environment.
    package func evaluate() {}

    /// Takes over a changed environment and passes it on.
    package func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        takeOver(new, changed: keys)
        forEachChild { $0.environmentDidChange(to: new, changed: keys) }
    }

    package final func takeOver(_ new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        environment = new
        if let reads, !reads.isDisjoint(with: keys) { graph.invalidate(self) }
    }

    /// Called once when the node leaves the tree for good, after its children.
    package func didUnmount() {}

    /// What this node and those in it prefer for a key; nil where none of them says anything.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { combinedPreference(key) }

    /// Changes the transaction for the views in this node.
    package var transactionScope: TransactionScope? { nil }

    /// Called when the node's place comes on screen or goes off it while the node itself is kept.
    package func visibilityDidChange() {
        forEachChild { child in
            if !child.flags.contains(.isOffScreen) { child.visibilityDidChange() }
        }
    }

    package var stylingRole: StylingRole { .none }

    /// For a control: the style that the environment has there, and the one that gives it its looks.
    package var styles: Any? { nil }

    /// A name for messages to the programmer.
    package var debugName: String { String(describing: type(of: self)) }

    // MARK: Children

    package final func childContext(isLazy: Bool? = nil) -> _NodeContext {
        _NodeContext(parent: self, environment: environment, isLazy: isLazy ?? isLazyContext)
    }

    package final func unmount() {
        guard isMounted else { return }
        forEachChild { $0.unmount() }
        if flags.contains(.isObserved) { graph.removePreferenceObservers(of: self) }
        flags.remove(.isMounted)
        clearSources()
        didUnmount()
        parent = nil
    }

    /// Tells the container around this node that its render nodes have changed.
    package final func itemsDidChange() {
        // Children that came, went or changed places are combined anew.
        if flags.contains(.containsPreferences) { preferencesDidChange() }
        var node = parent
        while let current = node {
            if current.consumesItems {
                graph.enqueueStructure(current)
                return
            }
            node = current.parent
        }
    }

    package final func firstAncestor<T>(_ type: T.Type) -> T? {
        var node = parent
        while let current = node {
            if let match = current as? T { return match }
            node = current.parent
        }
        return nil
    }

    // MARK: Dependencies

    /// Runs `work` and makes this node depend on all that it reads, and on nothing else.
    package final func tracking<R>(_ work: () -> R) -> R {
        clearSources()
        generation &+= 1
        reads?.removeAll()
        return trackingMore(work)
    }

    /// Runs `work` and makes this node depend on what it reads as well.
    package final func trackingMore<R>(_ work: () -> R) -> R {
        let reads = reads ?? EnvironmentReadSet()
        let outerNode = DependencyTracker.current
        let outerReads = EnvironmentReads.current
        DependencyTracker.current = self
        EnvironmentReads.current = reads
        defer {
            DependencyTracker.current = outerNode
            EnvironmentReads.current = outerReads
            self.reads = reads.isEmpty ? nil : reads
        }
        return withObservationTracking(work) { [weak self, generation] in
            MainThread.perform { self?.observedObjectWillChange(generation) }
        }
    }

    private func observedObjectWillChange(_ generation: UInt32) {
        guard isMounted, generation == self.generation else { return }
        graph.invalidate(self)
    }

    package final func depend(on source: DependencySource, unless isUnchanged: (() -> Bool)? = nil) {
        if source.add(self, unless: isUnchanged) { sources.append(source) }
    }

    private func clearSources() {
        for source in sources { source.remove(ObjectIdentifier(self)) }
        sources.removeAll(keepingCapacity: true)
    }
}
