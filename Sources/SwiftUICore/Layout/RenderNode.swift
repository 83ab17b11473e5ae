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
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let needsLayout = Flags(rawValue: 1 << 0)
        package static let needsCommit = Flags(rawValue: 1 << 1)
        package static let containsCommit = Flags(rawValue: 1 << 2)
        package static let hasMoved = Flags(rawValue: 1 << 3)
        package static let hasCommitted = Flags(rawValue: 1 << 4)
        /// Removed from the view tree, still on screen until its transition has ended.
        package static let isLeaving = Flags(rawValue: 1 << 5)
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
            leaveSurface()
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
            if current.parent == nil { current.surface?.layoutRootDidChange(current) }
            node = current.parent
        }
    }

    private func markMoved() {
        flags.insert(.hasMoved)
        setNeedsCommit()
    }

    package final func setNeedsCommit() {
        flags.insert(.needsCommit)
        var node: RenderNode? = self
        while let current = node {
            if current !== self {
                if current.flags.contains(.containsCommit) { return }
                current.flags.insert(.containsCommit)
            }
            if current.parent == nil { current.surface?.commitRootDidChange(current) }
            node = current.parent
        }
    }

    // MARK: Display

    /// Commits this node and what is in it, where something has changed or `outer` may be another transform than before.
    package final func commitTree(_ context: inout CommitContext, around outer: CGAffineTransform, outerMayDiffer: Bool)
    {
        guard outerMayDiffer || !flags.isDisjoint(with: [.needsCommit, .containsCommit]) else { return }
        let outerTransaction = context.transaction
        defer { context.transaction = outerTransaction }
        transactionScope?.apply(to: &context.transaction)
        let oldSize = committedFrame.size
        let shown = mirrored(presentedFrame(&context))
        var new = outer.translatedBy(x: shown.minX, y: shown.minY)
        if let presence { new = presence.advance(self, transform: new, context) }
        let hasMoved = new != transform || shown.size != oldSize || !flags.contains(.hasCommitted)
        let hasChanged = hasMoved || flags.contains(.needsCommit)
        guard hasChanged || flags.contains(.containsCommit) else { return }
        transform = new
        flags.remove([.needsCommit, .hasMoved, .containsCommit])
        if hasChanged { commit(&context) }
        flags.insert(.hasCommitted)
        if hasMoved, let widget, let surface {
            surface.place(widget, transform: transform, size: shown.size)
        }
        let outerOfChildren = childTransform(transform)
        for child in children { child.commitTree(&context, around: outerOfChildren, outerMayDiffer: hasChanged) }
    }

    /// The frame to show now: on its way from the last one where the change animates.
    private func presentedFrame(_ context: inout CommitContext) -> CGRect {
        let target = CGRect(origin: origin, size: size)
        if flags.contains(.hasMoved), flags.contains(.hasCommitted) {
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

    /// Layout speaks of leading and trailing only: right to left, each frame is mirrored in its parent when shown.
    private func mirrored(_ frame: CGRect) -> CGRect {
        guard graph.isRightToLeft, let parent, parent.childSurface === surface else { return frame }
        return CGRect(
            x: parent.size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
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
        if opacity < 1 { painter.pushOpacity(opacity) }
        draw(in: painter)
        if opacity < 1 { painter.pop() }
    }

    package final func drawChildren(in painter: any Painter) {
        for child in childrenInPaintOrder { child.drawTree(in: painter) }
    }
}
