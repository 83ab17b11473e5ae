import Foundation

/// A node of layout and display: geometry, what is drawn, and the widget if there is one.
///
/// Layout is pure and in points: ``measure(_:)`` answers proposals, ``layoutChildren()`` places. Results are cached per
/// proposal and dropped along the changed path only. What is on screen is written in ``commit(_:)``, and only where it
/// differs from what was written before.
///
/// Flags follow the scheme of ``ViewNode``.
@MainActor
package class RenderNode {
    package struct Flags: OptionSet {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        package static let needsLayout = Flags(rawValue: 1 << 0)
        package static let needsCommit = Flags(rawValue: 1 << 1)
        package static let isQueuedForCommit = Flags(rawValue: 1 << 2)
        package static let hasMoved = Flags(rawValue: 1 << 3)
        package static let hasCommitted = Flags(rawValue: 1 << 4)
        /// Removed from the view tree, still on screen until its transition has ended.
        package static let isLeaving = Flags(rawValue: 1 << 5)
        /// Waits for the flush to find out whether its size is another one now.
        package static let isQueuedForMeasurement = Flags(rawValue: 1 << 6)
        package static let hasBeenPlaced = Flags(rawValue: 1 << 7)
        /// Has told somebody the place of an alignment guide, which a change of content may move.
        package static let hasToldGuides = Flags(rawValue: 1 << 8)
        /// New, but comes from a place of another view.
        package static let startsElsewhere = Flags(rawValue: 1 << 9)
    }

    package unowned let graph: Graph
    /// Cleared when the parent drops this node.
    package final private(set) unowned(unsafe) var parent: RenderNode?
    package final private(set) var children: [RenderNode] = []
    /// The surface that this node is shown on; nil while it is not shown.
    package final private(set) weak var surface: Surface?
    package final var flags: Flags = [.needsLayout, .needsCommit]

    /// The place in the parent, and the size, that layout has decided, in points.
    package final private(set) var origin = CGPoint.zero
    package final private(set) var size = CGSize.zero
    package final private(set) var proposal = ProposedViewSize.unspecified
    private final var measurements = MeasurementCache()

    /// Where the node is shown, in the coordinates of its surface, as of the last commit.
    package final private(set) var transform = CGAffineTransform.identity
    package final var geometryAnimation: GeometryAnimation?
    /// Set while a transition brings the node in or out.
    package final var presence: Presence?

    package init(graph: Graph) {
        self.graph = graph
    }

    /// A node in this one may be held elsewhere, such as in the queue of those that are to be committed.
    isolated deinit {
        for child in children where child.parent === self { child.parent = nil }
    }

    // MARK: What kinds of node override

    /// The size for a proposal. Called through ``sizeThatFits(_:)``, which caches.
    package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// The size for a proposal, worked out without anything that was kept from earlier.
    package func measureAfresh(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }

    /// Places the children inside ``size``.
    package func layoutChildren() {}

    /// The place of an alignment guide that this node or a node in it has set, for a proposal that gives `size`.
    package func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? { nil }

    /// Called when sizes that this node has worked out may be wrong now.
    package func layoutWasInvalidated() {}

    /// Called when something about this node or one in it has changed, whether or not sizes turn out to be other ones.
    package func contentWasInvalidated() {}

    /// True where the node, or the one that it stands around, is on its way out.
    package var isLeaving: Bool { flags.contains(.isLeaving) }

    package var spacing: ViewSpacing { ViewSpacing() }
    package var layoutPriority: Double { 0 }
    package var zIndex: Double { 0 }

    /// The value that a modifier has attached for the container around this node.
    package func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

    /// Writes what has changed of this node to its widget or marks its surface for drawing.
    package func commit(_ context: inout CommitContext) {}

    /// Changes the transaction for this node and those in it.
    package var transactionScope: TransactionScope? { nil }

    /// The transform that children are shown with, on top of their place: rotation, scale and the like.
    package func childTransform(_ own: CGAffineTransform) -> CGAffineTransform { own }

    /// Draws this node and what is in it. Called through ``drawTree(in:)``.
    package func draw(in painter: any Painter) {
        drawChildren(in: painter)
    }

    /// The element of a ForEach that this node shows, if it is one's topmost node.
    package var element: (any DynamicElement)? { ownElement }
    package final weak var ownElement: (any DynamicElement)?

    /// The widget that shows this node, if it has one.
    package var widget: (any PlatformWidget)? { nil }

    /// The surface that the children are shown on.
    package var childSurface: Surface? { surface }

    /// True where a press at a point, in the node's own coordinates, meets something that this node itself shows.
    package func showsContent(at point: CGPoint) -> Bool {
        widget != nil && CGRect(origin: .zero, size: committedFrame.size).contains(point)
    }

    /// What the node says of presses on itself and what is in it, before either is asked.
    package func hitRule(at point: CGPoint) -> HitRule { .content }

    /// Changes what the platform's widgets of this node and those in it may do.
    package func adjust(_ traits: inout WidgetTraits) {}

    package func didEnter(_ surface: Surface) {}
    package func willLeave(_ surface: Surface) {}

    // MARK: Tree

    /// Replaces the children, keeping those that stay.
    package final func setChildren(_ new: [RenderNode]) {
        if new.count == children.count, zip(new, children).allSatisfy({ $0 === $1 }) { return }
        let kept = Set(new.map(ObjectIdentifier.init))
        for child in children where !kept.contains(ObjectIdentifier(child)) && child.parent === self {
            child.leave()
        }
        children = new
        for child in new where child.parent !== self {
            child.parent?.dropChild(child)
            child.parent = self
            if let surface = childSurface { child.enter(surface) }
        }
        childSurface?.widgetsDidChange()
        setNeedsLayout()
        setNeedsCommit()
    }

    private func dropChild(_ child: RenderNode) {
        children.removeAll { $0 === child }
        child.leave()
        setNeedsLayout()
    }

    private func leave() {
        leaveSurface()
        parent = nil
    }

    package final func enter(_ new: Surface) {
        if surface !== new {
            // What is on no surface holds nothing that is: there is nothing to leave.
            if surface != nil { leaveSurface() }
            surface = new
            flags.remove(.hasCommitted)
            didEnter(new)
        }
        flags.insert([.needsCommit, .hasMoved])
        guard let inner = childSurface else { return }
        for child in children { child.enter(inner) }
        // Nodes that come back may have made other widgets.
        if inner !== new { inner.widgetsDidChange() }
    }

    package final func leaveSurface() {
        for child in children { child.leaveSurface() }
        guard let old = surface else { return }
        willLeave(old)
        surface = nil
        geometryAnimation = nil
        presence?.nodeHasLeft(self)
    }

    package final func attach(toRootOf surface: Surface) {
        parent = nil
        enter(surface)
    }

    // MARK: Layout

    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let known = measurements.size(for: proposal) {
            #if DEBUG
            graph.checkMeasurement?(self, proposal, known)
            #endif
            return known
        }
        let size = measure(proposal)
        measurements.store(size, for: proposal)
        return size
    }

    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(size: size) { self.explicitGuide($0, proposal: proposal, size: size) }
    }

    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        place(at: origin, size: sizeThatFits(proposal), proposal: proposal)
    }

    package final func place(at newOrigin: CGPoint, size newSize: CGSize, proposal newProposal: ProposedViewSize) {
        if newOrigin != origin {
            origin = newOrigin
            markMoved()
        }
        guard newSize != size || newProposal != proposal || flags.contains(.needsLayout) else { return }
        flags.insert(.hasBeenPlaced)
        if newSize != size {
            size = newSize
            markMoved()
        }
        proposal = newProposal
        flags.remove(.needsLayout)
        layoutChildren()
    }

    /// Drops the cached sizes of this node and of all around it.
    package final func setNeedsLayout() {
        var node: RenderNode? = self
        while let current = node {
            current.flags.insert(.needsLayout)
            current.measurements.removeAll()
            current.layoutWasInvalidated()
            current.contentWasInvalidated()
            if current.parent == nil { current.surface?.layoutRootDidChange(current) }
            node = current.parent
        }
    }

    /// Says that the node's own size may be another one now. In the flush it is measured again, for the proposals that it
    /// was asked for before: only where an answer differs do those around it hear of it.
    package final func setNeedsMeasurement() {
        guard flags.contains(.hasBeenPlaced), parent != nil else { return setNeedsLayout() }
        var node: RenderNode? = self
        while let current = node {
            current.contentWasInvalidated()
            node = current.parent
        }
        enqueueMeasurement()
    }

    private func enqueueMeasurement() {
        if !flags.contains(.isQueuedForMeasurement) {
            flags.insert([.isQueuedForMeasurement, .needsLayout])
            graph.enqueueMeasurement(PendingMeasurement(node: self, depth: depth, old: measurements))
        }
        measurements.removeAll()
        layoutWasInvalidated()
    }

    /// Called deepest first. `guidesMoved`: a guide of something in this node may be elsewhere now.
    final func settleMeasurement(_ old: MeasurementCache, guidesMoved: Bool) {
        flags.remove(.isQueuedForMeasurement)
        guard flags.contains(.needsLayout), surface != nil else { return }
        let passesGuidesOn = flags.contains(.hasToldGuides) || (guidesMoved && self is WrapperRenderNode)
        if !passesGuidesOn, old.allSizes(equal: { sizeThatFits($0) }) {
            flags.remove(.needsLayout)
            layoutChildren()
        } else if let parent, parent.flags.contains(.hasBeenPlaced), parent.parent != nil {
            parent.enqueueMeasurement()
            if passesGuidesOn { graph.noteMovedGuides(in: parent) }
        } else {
            setNeedsLayout()
        }
    }

    /// How many nodes stand around this one.
    package final var depth: Int {
        var depth = 0
        var node = parent
        while let current = node {
            depth += 1
            node = current.parent
        }
        return depth
    }

    private func markMoved() {
        flags.insert(.hasMoved)
        setNeedsCommit()
    }

    package final func setNeedsCommit() {
        flags.insert(.needsCommit)
        // Where the node around is to be committed, this one goes along.
        if let parent, parent.flags.contains(.needsCommit) { return }
        guard !flags.contains(.isQueuedForCommit), surface != nil else { return }
        flags.insert(.isQueuedForCommit)
        graph.enqueueCommit(self)
    }

    // MARK: Display

    /// Commits this node and what is in it, where something has changed or `outer` may be another transform than before.
    package final func commitTree(_ context: inout CommitContext, around outer: CGAffineTransform, outerMayDiffer: Bool)
    {
        guard outerMayDiffer || flags.contains(.needsCommit) else { return }
        let outerTransaction = context.transaction
        defer { context.transaction = outerTransaction }
        transactionScope?.apply(to: &context.transaction)
        let oldSize = committedFrame.size
        let shown = mirrored(presentedFrame(&context))
        var new = outer.translatedBy(x: shown.minX, y: shown.minY)
        if let presence { new = presence.advance(self, transform: new, context) }
        let hasMoved = new != transform || shown.size != oldSize || !flags.contains(.hasCommitted)
        let hasChanged = hasMoved || flags.contains(.needsCommit)
        guard hasChanged else { return }
        transform = new
        flags.remove([.needsCommit, .hasMoved])
        commit(&context)
        flags.insert(.hasCommitted)
        if hasMoved, let widget, let surface {
            surface.place(widget, transform: transform, size: shown.size)
        }
        let outerOfChildren = childTransform(transform)
        for child in children { child.commitTree(&context, around: outerOfChildren, outerMayDiffer: true) }
    }

    /// Commits a node that waits in the graph's queue, under the transaction that holds where it stands. Nothing happens
    /// where what is around it is not on screen yet: it comes with that.
    final func commitFromQueue(_ context: CommitContext) {
        flags.remove(.isQueuedForCommit)
        guard flags.contains(.needsCommit), surface != nil else { return }
        if let parent, !parent.flags.contains(.hasCommitted) { return }
        var context = context
        var scopes: [TransactionScope] = []
        var node: RenderNode = self
        while let current = node.parent {
            if let scope = current.transactionScope { scopes.append(scope) }
            node = current
        }
        // The topmost node is laid out once the platform has given its surface a size.
        guard node.flags.contains(.hasBeenPlaced) else { return }
        for scope in scopes.reversed() { scope.apply(to: &context.transaction) }
        let outer = parent.map { $0.childTransform($0.transform) } ?? .identity
        commitTree(&context, around: outer, outerMayDiffer: false)
    }

    /// The frame to show now: on its way from the last one where the change animates.
    private func presentedFrame(_ context: inout CommitContext) -> CGRect {
        let target = CGRect(origin: origin, size: size)
        if flags.contains(.hasMoved), !flags.isDisjoint(with: [.hasCommitted, .startsElsewhere]) {
            flags.remove(.startsElsewhere)
            if let animation = context.animation {
                if let running = geometryAnimation {
                    running.retarget(to: target, animation: animation, at: context.time)
                } else if committedFrame != target {
                    geometryAnimation = GeometryAnimation(
                        from: committedFrame, to: target, animation: animation, at: context.time)
                }
            } else {
                geometryAnimation = nil
            }
        }
        if let running = geometryAnimation {
            guard running.advance(to: context.time) else {
                committedFrame = running.value
                graph.animate(self)
                return running.value
            }
            geometryAnimation = nil
        }
        committedFrame = target
        return target
    }

    /// Whether what is in this node runs from right to left: as the nearest view around says that sets a direction, else as
    /// the program does.
    package final var isRightToLeft: Bool {
        guard graph.directionScopes > 0 else { return graph.isRightToLeft }
        var node: RenderNode? = self
        while let current = node {
            if let own = current.ownDirection { return own == .rightToLeft }
            node = current.parent
        }
        return graph.isRightToLeft
    }

    /// The direction that this node sets for what is in it; nil: that of what is around it.
    package var ownDirection: LayoutDirection? { nil }

    /// All that is in this node is shown elsewhere, though layout has not changed: its direction has.
    package final func directionDidChange() {
        for child in children {
            child.flags.insert(.hasMoved)
            child.setNeedsCommit()
            child.directionDidChange()
        }
        setNeedsLayout()
    }

    /// Layout speaks of leading and trailing only: right to left, each frame is mirrored in its parent when shown.
    private func mirrored(_ frame: CGRect) -> CGRect {
        guard let parent, parent.childSurface === surface, parent.isRightToLeft else { return frame }
        return CGRect(
            x: parent.size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// Makes a new node come from another frame than its own, where the change that brings it animates.
    package final func startElsewhere(_ frame: CGRect) {
        guard !flags.contains(.hasCommitted) else { return }
        committedFrame = frame
        flags.insert([.startsElsewhere, .hasMoved])
        setNeedsCommit()
    }

    /// The frame shown last, in the parent's coordinates.
    package final private(set) var committedFrame = CGRect.zero

    /// Takes what is shown along where the content around moves as a whole: only what differs from that animates.
    package final func carry(by distance: CGSize) {
        committedFrame = committedFrame.offsetBy(dx: distance.width, dy: distance.height)
        geometryAnimation?.shift(by: distance)
    }

    package final func drawTree(in painter: any Painter) {
        let opacity = presence?.opacity ?? 1
        guard opacity > 0 else { return }
        let blendMode = blendMode
        if let blendMode { painter.pushBlend(blendMode) }
        let blur = (presence?.blurRadius ?? 0) * transform.meanScale
        if opacity < 1 { painter.pushOpacity(opacity) }
        if blur > 0.01 { painter.pushBlur(radius: blur) }
        draw(in: painter)
        if blur > 0.01 { painter.pop() }
        if opacity < 1 { painter.pop() }
        if blendMode != nil { painter.pop() }
    }

    package final func drawChildren(in painter: any Painter) {
        for child in childrenInPaintOrder { child.drawTree(in: painter) }
    }
}
