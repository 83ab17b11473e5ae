import Foundation

/// The engine's heart: what has changed, and in which order it is brought to the screen.
///
/// One flush per turn of the main loop runs in phases: bodies (parents first) → structure (children first) →
/// preferences → layout → commit → lifecycle callbacks. Changes made inside a flush join it; they never recurse. The
/// passes are capped, and at the cap the views that keep invalidating each other are named.
@MainActor
package final class Graph {
    package let backend: any Backend
    package var isRightToLeft = false
    /// How many containers on screen have said their shape.
    var containerShapes = 0
    /// How many nodes set a direction for what is in them.
    var directionScopes = 0
    /// The pictures and symbols that were read.
    package private(set) lazy var images = ImageLibrary(backend: backend)

    /// What focused views and windows give to the rest of the program.
    let focusedValues = FocusedValuesStore()

    /// The window in use.
    package var activeWindow: WindowOpener? {
        get { focusedValues.activeWindow }
        set { focusedValues.activeWindow = newValue }
    }

    /// The views that share their geometry with others.
    let matchedViews = MatchedViews()

    private var changedSources: [DependencySource] = []
    private var evaluations = DepthQueue()
    private var structures: [ViewNode] = []
    private var preferenceReaders: [any PreferenceReader] = []
    var preferenceObservers: [ObjectIdentifier: [any PreferenceReader]] = [:]
    private var layouts: [Surface] = []
    private var commits: [RenderNode] = []
    private var measurements: [PendingMeasurement] = []
    private var nodesWithMovedGuides: Set<ObjectIdentifier> = []
    private var surfaces: [Surface] = []
    private var callbacks: [() -> Void] = []
    private var animating: [RenderNode] = []
    private var ticking: [() -> Void] = []
    private var transaction = Transaction()
    /// Counts the commits, so that what holds for one of them needs no clearing.
    private(set) var flushNumber = 0
    private var isFlushing = false
    private var isScheduled = false

    /// Called with every size taken from a cache, so that tests can measure again and compare.
    package var checkMeasurement: ((RenderNode, ProposedViewSize, CGSize) -> Void)?
    /// Called with every body that runs.
    package var bodyObserver: ((ViewNode) -> Void)?
    /// Called with what the programmer should mend; by default the message goes to standard error.
    package var reportMistake: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    private static let passLimit = 50
    private var recentBodies: [String] = []
    private var pass = 0
    /// How many nodes leave the screen at present; none: containers need not look for them.
    package var leavingCount = 0
    /// The guides that some view may set itself; for all others a container need not ask its children.
    private var settableGuides: Set<AlignmentKey> = [
        VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]
    /// Set once there is a layout that may set any guide.
    package var anyGuideIsSettable = false
    private var passID: UInt32 = 0

    package init(backend: any Backend) {
        self.backend = backend
    }

    // MARK: Invalidation

    package func invalidate(_ node: ViewNode) {
        guard node.isMounted else { return }
        noteTransaction()
        guard !node.flags.contains(.needsEvaluation) else { return }
        node.flags.insert(.needsEvaluation)
        evaluations.insert(node)
        schedule()
    }

    /// Makes those who have read `source` evaluate again in the coming flush, where it has really changed for them.
    func enqueue(_ source: DependencySource) {
        noteTransaction()
        guard !changedSources.contains(where: { $0 === source }) else { return }
        changedSources.append(source)
        schedule()
    }

    package func enqueueStructure(_ node: ViewNode) {
        guard !node.flags.contains(.needsStructure) else { return }
        node.flags.insert(.needsStructure)
        structures.append(node)
        schedule()
    }

    package func enqueuePreferences(_ reader: any PreferenceReader) {
        guard !preferenceReaders.contains(where: { $0 === reader }) else { return }
        preferenceReaders.append(reader)
        schedule()
    }

    func enqueueLayout(_ surface: Surface) {
        guard !layouts.contains(where: { $0 === surface }) else { return }
        layouts.append(surface)
        schedule()
    }

    func enqueueCommit(_ node: RenderNode) {
        commits.append(node)
        schedule()
    }

    func enqueueMeasurement(_ measurement: PendingMeasurement) {
        measurements.append(measurement)
        schedule()
    }

    func noteMovedGuides(in node: RenderNode) {
        nodesWithMovedGuides.insert(ObjectIdentifier(node))
    }

    func enqueueSurface(_ surface: Surface) {
        surfaces.append(surface)
        schedule()
    }

    func forget(_ surface: Surface) {
        layouts.removeAll { $0 === surface }
    }

    /// Runs `work` after this flush has brought everything to the screen.
    package func afterCommit(_ work: @escaping () -> Void) {
        callbacks.append(work)
        schedule()
    }

    /// Runs what changes state: at once, or after the flush that runs at present.
    package func perform(_ work: @escaping () -> Void) {
        if isFlushing { afterCommit(work) } else { work() }
    }

    /// Runs `work` at a time of the wall clock: texts that tell the time are read again then.
    package func wakeUp(at date: Date, _ work: @escaping @MainActor @Sendable () -> Void) {
        let timer = Timer(fire: date, interval: 0, repeats: false) { _ in MainThread.perform(work) }
        RunLoop.main.add(timer, forMode: .common)
    }

    package func animate(_ node: RenderNode) {
        animating.append(node)
        backend.requestFrame(self)
    }

    /// Runs `work` at the next frame, before what is animated moves: what it changes is in that frame.
    package func atNextFrame(_ work: @escaping () -> Void) {
        ticking.append(work)
        backend.requestFrame(self)
    }

    package func schedule() {
        guard !isScheduled, !isFlushing else { return }
        isScheduled = true
        backend.scheduleFlush(self)
    }

    private func noteTransaction() {
        let current = Transaction.current
        if current.animation != nil { transaction.animation = current.animation }
        if current.disablesAnimations { transaction.disablesAnimations = true }
        current.completions?.take(self, current)
    }

    /// The transaction of the change that is being brought to the screen.
    var currentTransaction: Transaction {
        var result = Transaction.current
        if let animation = transaction.animation { result.animation = animation }
        if transaction.disablesAnimations { result.disablesAnimations = true }
        return result
    }

    package func isSettable(_ guide: AlignmentKey) -> Bool {
        anyGuideIsSettable || settableGuides.contains(guide)
    }

    package func makeSettable(_ guide: AlignmentKey) {
        settableGuides.insert(guide)
    }

    package func bodyWillRun(_ node: ViewNode) {
        bodyObserver?(node)
        if pass > Self.passLimit - 5 { recentBodies.append(node.debugName) }
    }

    // MARK: The flush

    package func flush() {
        isScheduled = false
        guard !isFlushing else { return }
        isFlushing = true
        withTransaction(transaction) { settle() }
        commit()
        isFlushing = false
        runCallbacks()
        if hasWork { schedule() }
    }

    /// The display's next frame: moves what is animated, without running any body.
    package func frame() {
        let works = ticking
        ticking.removeAll(keepingCapacity: true)
        for work in works { work() }
        let moving = animating
        animating.removeAll(keepingCapacity: true)
        for node in moving where node.surface != nil { node.setNeedsCommit() }
        flush()
    }

    /// Lays out and shows one surface whose size the platform has changed.
    func layout(_ surface: Surface) {
        enqueueLayout(surface)
        if isFlushing { return }
        flush()
    }

    /// Whether nothing is left to be brought to the screen and nothing moves.
    package var isIdle: Bool { !isScheduled && !hasWork && animating.isEmpty }

    private var hasWork: Bool {
        !changedSources.isEmpty || !evaluations.isEmpty || !structures.isEmpty || !preferenceReaders.isEmpty
            || !layouts.isEmpty || !measurements.isEmpty || !commits.isEmpty || !surfaces.isEmpty || !callbacks.isEmpty
    }

    private var hasBodiesToRun: Bool { !evaluations.isEmpty || !changedSources.isEmpty }

    private func settle() {
        pass = 0
        repeat {
            pass += 1
            runBodies()
            runStructure()
            if hasBodiesToRun { continue }
            runPreferences()
            if hasBodiesToRun || !structures.isEmpty { continue }
            runLayout()
        } while pass < Self.passLimit
            && (hasBodiesToRun
                || !(structures.isEmpty && preferenceReaders.isEmpty && layouts.isEmpty && measurements.isEmpty))
        if pass >= Self.passLimit { reportEndlessLoop() }
    }

    private func reportEndlessLoop() {
        let names = recentBodies.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        recentBodies = []
        // Those that still want to run would go on for ever.
        while let node = evaluations.popFirst() { node.flags.remove(.needsEvaluation) }
        reportMistake(
            """
            Views keep invalidating each other: \(names.isEmpty ? "layout never settles" : names.joined(separator: ", ")). \
            Don't change state in body or in a preference or geometry callback without an end; change it in an action, \
            in onAppear or in onChange.
            """)
    }

    private func runBodies() {
        let sources = changedSources
        changedSources.removeAll(keepingCapacity: true)
        for source in sources { source.changed() }
        passID &+= 1
        var again: [ViewNode] = []
        while let node = evaluations.popFirst() {
            guard node.isMounted, node.flags.contains(.needsEvaluation) else { continue }
            // A body that invalidates itself waits for the next pass, so that the passes can be counted.
            guard node.lastPass != passID else {
                again.append(node)
                continue
            }
            node.lastPass = passID
            node.flags.remove(.needsEvaluation)
            node.evaluate()
        }
        for node in again { evaluations.insert(node) }
    }

    private func runStructure() {
        while !structures.isEmpty {
            let batch = structures.sorted { $0.depth > $1.depth }
            structures.removeAll(keepingCapacity: true)
            let deepest = batch[0].depth
            for node in batch {
                // A change may climb to a node above: deeper ones first, so that each runs once.
                guard node.depth == deepest else {
                    structures.append(node)
                    continue
                }
                node.flags.remove(.needsStructure)
                if node.isMounted { node.updateStructure() }
            }
        }
    }

    private func runPreferences() {
        let readers = preferenceReaders.sorted { $0.readerDepth > $1.readerDepth }
        preferenceReaders.removeAll(keepingCapacity: true)
        for reader in readers { reader.readPreferences() }
    }

    /// Finds out which sizes are other ones, deepest first: a node hears of a change in it only where an answer differs.
    private func settleMeasurements() {
        while !measurements.isEmpty {
            let batch = measurements.sorted { $0.depth > $1.depth }
            measurements.removeAll(keepingCapacity: true)
            let deepest = batch[0].depth
            for pending in batch {
                guard pending.depth == deepest else {
                    measurements.append(pending)
                    continue
                }
                let guidesMoved = nodesWithMovedGuides.remove(ObjectIdentifier(pending.node)) != nil
                pending.node.settleMeasurement(pending.old, guidesMoved: guidesMoved)
            }
        }
    }

    private func runLayout() {
        settleMeasurements()
        let batch = layouts
        layouts.removeAll(keepingCapacity: true)
        for surface in batch {
            guard let root = surface.layoutRoot else { continue }
            surface.host.setNeedsResize()
            guard let size = surface.size else { continue }
            root.place(at: .zero, size: size, proposal: ProposedViewSize(size))
        }
        if !matchedViews.isEmpty, layouts.isEmpty, measurements.isEmpty { matchedViews.settle() }
    }

    private func commit() {
        let context = CommitContext(
            transaction: currentTransaction, time: backend.time, allowsAnimations: backend.animationsAreEnabled)
        transaction = Transaction()
        let batch = commits
        commits.removeAll(keepingCapacity: true)
        if batch.count == 1 {
            batch[0].commitFromQueue(context)
        } else {
            // Outer nodes first: what is in them goes along, and needs no turn of its own.
            for (_, node) in batch.map({ ($0.depth, $0) }).sorted(by: { $0.0 < $1.0 }) { node.commitFromQueue(context) }
        }
        let touched = surfaces
        surfaces.removeAll(keepingCapacity: true)
        for surface in touched { surface.finishCommit() }
        flushNumber += 1
    }

    private func runCallbacks() {
        let batch = callbacks
        callbacks.removeAll()
        for callback in batch { callback() }
    }
}
