import Foundation

/// A scroll view: its widget shows a part of a surface of its own, on which the content lies.
///
/// The content is laid out as part of the tree around, with no limit along the scrolled axes.
package final class ScrollRenderNode: RenderNode, ScrollObserver {
    package let scroll: any PlatformScroll
    package let contentSurface: Surface
    /// The single child: everything that is scrolled.
    let content: LayoutRenderNode<AnyLayout>

    package var configuration = ScrollConfiguration() {
        didSet {
            guard configuration != oldValue else { return }
            if configuration.axes != oldValue.axes { setNeedsLayout() }
            setNeedsCommit()
        }
    }

    /// Room before and behind the content, where bars cover the view.
    var contentInsets = EdgeInsets() {
        didSet { if contentInsets != oldValue { setNeedsLayout() } }
    }

    /// What modifiers around the scroll view say of it.
    var settings = ScrollSettings() {
        didSet {
            if settings.margins != oldValue.margins || settings.anchor != oldValue.anchor { setNeedsLayout() }
        }
    }
    var motion = ScrollMotion()

    /// The offset without ``drift``.
    private var offset = AnimatedValue(AnimatablePair<CGFloat, CGFloat>(0, 0))
    /// How far what is seen has moved in the content because rows before it have become longer or shorter.
    private var drift = CGPoint.zero
    private var target: ScrollGoal?
    private var observers = ScrollObservers()
    private var contentSize = CGSize.zero
    private var viewport = CGSize.zero
    private var writtenOffset = CGPoint.zero
    private var writtenConfiguration: ScrollConfiguration?

    package override convenience init(graph: Graph) {
        self.init(graph: graph, contentHost: graph.backend.makeHost())
    }

    package init(graph: Graph, contentHost: any PlatformHost) {
        contentSurface = Surface(graph: graph, host: contentHost)
        scroll = graph.backend.makeScroll(content: contentSurface.host)
        content = LayoutRenderNode(AnyLayout(VStackLayout()), graph: graph)
        super.init(graph: graph)
        setChildren([content])
        contentSurface.setContents([content])
        scroll.didScroll = { [weak self] in self?.userDidScroll(to: $0) }
    }

    package override var widget: (any PlatformWidget)? { scroll }
    package override var childSurface: Surface? { surface == nil ? nil : contentSurface }
    package override func childTransform(_ own: CGAffineTransform) -> CGAffineTransform { .identity }
    package override func draw(in painter: any Painter) { painter.draw(scroll) }

    private var axes: Axis.Set { configuration.axes }

    // MARK: Layout

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let margins = settings.margins
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
            height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
    }

    /// Takes what is offered along the scrolled axes and the content's own size across.
    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if axes == [.horizontal, .vertical], let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        var inner = content.sizeThatFits(contentProposal(proposal))
        inner.width += settings.margins.horizontal
        inner.height += settings.margins.vertical
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
            height: axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
    }

    package override func layoutChildren() {
        if viewport != size {
            viewport = size
            for observer in observers.current(in: self) { observer.scrollDidResize() }
        }
        let proposal = contentProposal(ProposedViewSize(size))
        let inner = content.sizeThatFits(proposal)
        let insets = allInsets
        let margins = settings.margins
        let whole = CGSize(
            width: max(inner.width + insets.leading + insets.trailing, size.width),
            height: max(inner.height + insets.top + insets.bottom, size.height))
        // Content that is narrower than the view is centred across, and begins at the start along the scrolled axes.
        let start = CGPoint(
            x: axes.contains(.horizontal)
                ? insets.leading : margins.leading + (whole.width - margins.horizontal - inner.width) / 2,
            y: axes.contains(.vertical)
                ? insets.top : margins.top + (whole.height - margins.vertical - inner.height) / 2)
        let x = isRightToLeft ? size.width - start.x - inner.width : start.x
        content.place(at: CGPoint(x: x, y: start.y), size: inner, proposal: proposal)
        if contentSize != whole {
            let old = contentSize
            contentSize = whole
            setNeedsCommit()
            followAnchor(from: old)
        }
        notifyObservers()
        // While the content still corrects its estimates, another pass follows that knows better.
        guard !flags.contains(.needsLayout) else { return }
        pursueTarget()
        clampOffset()
        geometryMayHaveChanged()
    }

    /// Room before and behind the content: where bars cover the view, and margins.
    var allInsets: EdgeInsets { contentInsets + settings.margins }

    /// What the content holds, and how much of it is seen, in points.
    var extent: (content: CGSize, viewport: CGSize) { (contentSize, size) }

    // MARK: Offset

    /// How far the content is moved now, on screen.
    package var shownOffset: CGPoint {
        CGPoint(x: offset.presented.first + drift.x, y: offset.presented.second + drift.y)
    }

    /// What is visible, in the coordinates of `node`, which is inside this scroll view.
    package func visibleRect(in node: RenderNode) -> CGRect {
        let frame = node.layoutFrame(in: self)
        return CGRect(x: -frame.minX, y: -frame.minY, width: viewport.width, height: viewport.height)
    }

    /// The visible part without what bars cover.
    var clearSize: CGSize {
        CGSize(
            width: max(0, viewport.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, viewport.height - contentInsets.top - contentInsets.bottom))
    }

    func observe(_ observer: any ScrollObserver) {
        observers.add(observer)
    }

    private func notifyObservers() {
        for observer in observers.current(in: self) { observer.scrollDidMove() }
    }

    package func scrollDidMove() { notifyObservers() }

    func clamped(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: max(0, min(point.x, contentSize.width - size.width)),
            y: max(0, min(point.y, contentSize.height - size.height)))
    }

    private func clampOffset() {
        let end = CGPoint(x: offset.target.first + drift.x, y: offset.target.second + drift.y)
        let allowed = clamped(end)
        if allowed != end { setOffset(allowed, animation: nil) }
    }

    func setOffset(_ point: CGPoint, animation: Animation?) {
        let goal = AnimatablePair(point.x - drift.x, point.y - drift.y)
        offset.set(goal, animation: animation, at: graph.backend.time)
        setNeedsCommit()
        if animation == nil { notifyObservers() }
    }

    /// Moves the content without moving what is seen: rows above the visible ones have turned out longer or shorter.
    func shift(by distance: CGFloat, along axis: Axis) {
        drift[axis] += distance
        setNeedsCommit()
    }

    private func userDidScroll(to point: CGPoint) {
        writtenOffset = point
        guard point != shownOffset else { return }
        let before = shownOffset
        target = nil
        drift = .zero
        offset = AnimatedValue(AnimatablePair(point.x, point.y))
        notifyObservers()
        userDidMove(from: before)
    }

    // MARK: Targets

    /// Moves the content so that `frame`, in the content's coordinates, is visible. The place is asked for again until
    /// it no longer changes, since rows that come into sight may correct it.
    package func scroll(to frame: @escaping () -> CGRect?, anchor: UnitPoint?, animation: Animation?) {
        target = ScrollGoal(frame: frame, anchor: anchor, animation: animation)
        setNeedsLayout()
        graph.schedule()
    }

    private func pursueTarget() {
        guard let current = target, !offset.isAnimating else { return }
        guard let frame = current.frame() else {
            target = nil
            return
        }
        let wanted = clamped(current.offset(for: frame, from: shownOffset, viewport: size, insets: allInsets))
        guard abs(wanted.x - shownOffset.x) > 0.5 || abs(wanted.y - shownOffset.y) > 0.5 else {
            target = nil
            return
        }
        target?.animation = nil
        setOffset(wanted, animation: current.animation)
        if current.animation == nil { setNeedsLayout() }
    }

    // MARK: Commit

    package override func commit(_ context: inout CommitContext) {
        if writtenConfiguration != configuration {
            writtenConfiguration = configuration
            scroll.configure(configuration)
        }
        contentSurface.contentSize = contentSize
        if offset.isAnimating {
            if offset.advance(to: context.time) {
                graph.animate(self)
            } else if target != nil {
                setNeedsLayout()
            }
        }
        if shownOffset != writtenOffset {
            writtenOffset = shownOffset
            scroll.scroll(to: shownOffset)
            geometryMayHaveChanged()
        }
        // Where this view itself has moved, so has what is in it.
        notifyObservers()
    }

    package override func didEnter(_ surface: Surface) {
        enclosingScroll?.observe(self)
    }
}
