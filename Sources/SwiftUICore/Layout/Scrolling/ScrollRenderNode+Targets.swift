import Foundation

/// Where the content comes to rest, and what is told of it.
extension ScrollRenderNode {
    /// Seconds without a move after which the user has let go.
    private static let rest: TimeInterval = 0.18

    // MARK: The user

    func userDidMove(from before: CGPoint) {
        if motion.start == nil {
            motion.start = before
            tellPhase(.interacting)
        }
        motion.followsAnchor = isAtAnchor
        motion.generation += 1
        let generation = motion.generation
        graph.backend.call(after: Self.rest) { [weak self] in
            guard let self, motion.generation == generation else { return }
            comeToRest()
        }
        tellPosition()
        geometryMayHaveChanged()
    }

    private func comeToRest() {
        guard let start = motion.start else { return }
        motion.start = nil
        tellPhase(.idle)
        guard let behavior = settings.behavior else { return }
        let (content, viewport) = extent
        let now = shownOffset
        var target = ScrollTarget(rect: CGRect(origin: now, size: viewport), anchor: nil)
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: start, size: viewport), anchor: nil),
            velocity: CGVector(dx: now.x - start.x, dy: now.y - start.y), contentSize: content,
            containerSize: viewport, axes: configuration.axes, environment: EnvironmentValues(),
            frames: targets.map { $0.frame.offsetBy(dx: -settings.margins.leading, dy: -settings.margins.top) })
        behavior.updateTarget(&target, context: context)
        let end = clamped(target.rect.origin)
        if end != now { setOffset(end, animation: .spring(response: 0.35, dampingFraction: 1)) }
        graph.schedule()
    }

    private func tellPhase(_ phase: ScrollPhase) {
        for observer in settings.observers { observer.phaseDidChange(to: phase) }
    }

    // MARK: The anchor

    private func place(of anchor: UnitPoint) -> CGPoint {
        let (content, viewport) = extent
        return CGPoint(
            x: max(0, content.width - viewport.width) * anchor.x, y: max(0, content.height - viewport.height) * anchor.y
        )
    }

    private var isAtAnchor: Bool {
        guard let anchor = settings.anchor else { return false }
        let place = place(of: anchor)
        return abs(place.x - shownOffset.x) < 2 && abs(place.y - shownOffset.y) < 2
    }

    /// The content has another length: what was at the anchor stays there.
    func followAnchor(from old: CGSize) {
        guard let anchor = settings.anchor, motion.followsAnchor else { return }
        let end = place(of: anchor)
        if end != shownOffset { setOffset(end, animation: nil) }
    }

    // MARK: Geometry

    var geometry: ScrollGeometry {
        let (content, viewport) = extent
        let insets = allInsets
        return ScrollGeometry(
            contentOffset: CGPoint(x: shownOffset.x - insets.leading, y: shownOffset.y - insets.top),
            contentSize: CGSize(
                width: max(0, content.width - insets.horizontal), height: max(0, content.height - insets.vertical)),
            contentInsets: insets, containerSize: viewport)
    }

    func geometryMayHaveChanged() {
        guard !settings.observers.isEmpty else { return }
        let new = geometry
        guard new != motion.geometry else { return }
        motion.geometry = new
        let observers = settings.observers
        graph.afterCommit {
            for observer in observers { observer.geometryDidChange(to: new) }
        }
    }

    // MARK: Targets

    /// The views that the content comes to rest at: those of the layout that is marked, or of the only one in the content.
    var targets: [(id: AnyHashable?, frame: CGRect)] {
        guard let layout = targetLayout(in: content) ?? firstLayout(in: content) else { return [] }
        let origin = shownOffset
        func frame(_ node: RenderNode) -> CGRect {
            node.layoutFrame(in: self).offsetBy(dx: origin.x, dy: origin.y)
        }
        if let lazy = layout as? LazyRenderNode {
            return lazy.units.sorted { $0.key < $1.key }.flatMap { _, items in
                items.map { ($0.element?.elementID, frame($0)) }
            }
        }
        return layout.children.map { ($0.element?.elementID, frame($0)) }
    }

    private func targetLayout(in node: RenderNode) -> RenderNode? {
        if node is ScrollRenderNode { return nil }
        if let marked = node as? ScrollTargetLayoutRenderNode { return firstLayout(in: marked) }
        for child in node.children {
            if let found = targetLayout(in: child) { return found }
        }
        return nil
    }

    /// The topmost container below a node that has more than one child, or is lazy.
    private func firstLayout(in node: RenderNode) -> RenderNode? {
        var current = node.children.first
        while let node = current {
            if node is LazyRenderNode || node.children.count > 1 { return node }
            current = node.children.first
        }
        return nil
    }

    // MARK: Positions

    /// Tells the binding which view is seen now.
    private func tellPosition() {
        guard let link = settings.position else { return }
        let anchor = link.anchor ?? UnitPoint(x: 0, y: 0)
        let (_, viewport) = extent
        let margins = settings.margins
        let point = CGPoint(
            x: shownOffset.x + margins.leading + (viewport.width - margins.horizontal) * anchor.x + 1,
            y: shownOffset.y + margins.top + (viewport.height - margins.vertical) * anchor.y + 1)
        let all = targets.filter { $0.id != nil }
        let nearest = all.min { distance($0.frame, point) < distance($1.frame, point) }
        guard let id = nearest?.id, id != motion.position else { return }
        motion.position = id
        link.tell(id)
    }

    private func distance(_ frame: CGRect, _ point: CGPoint) -> CGFloat {
        let dx = configuration.axes.contains(.horizontal) ? max(frame.minX - point.x, point.x - frame.maxX, 0) : 0
        let dy = configuration.axes.contains(.vertical) ? max(frame.minY - point.y, point.y - frame.maxY, 0) : 0
        return dx + dy
    }

    /// Scrolls to where the binding says, where it says something new. Called where its reads are noted.
    func followPosition() {
        guard let link = settings.position else { return }
        let wish = link.read()
        guard let wish, wish.key != motion.position else { return }
        motion.position = wish.key
        let transaction = Transaction.current
        let animation =
            graph.backend.animationsAreEnabled ? graph.currentTransaction.animation ?? transaction.animation : nil
        scroll(
            to: { [weak self] in self?.frame(of: wish) }, anchor: wish.anchor ?? link.anchor ?? UnitPoint(x: 0, y: 0),
            animation: animation)
    }

    private func frame(of wish: ScrollWish) -> CGRect? {
        let (content, _) = extent
        switch wish.place {
        case .id(let id):
            if let known = targets.first(where: { $0.id == id }) { return known.frame }
            guard let lazy = (targetLayout(in: self.content) ?? firstLayout(in: self.content)) as? LazyRenderNode,
                let unit = lazy.outline.unit(ofRow: id)
            else { return nil }
            let own = lazy.layoutFrame(in: self)
            return lazy.frame(ofUnit: unit).offsetBy(dx: own.minX + shownOffset.x, dy: own.minY + shownOffset.y)
        case .point(let x, let y):
            return CGRect(x: x ?? shownOffset.x, y: y ?? shownOffset.y, width: 0, height: 0)
        case .edge(let edge):
            return CGRect(
                x: edge == .trailing ? content.width : edge == .leading ? 0 : shownOffset.x,
                y: edge == .bottom ? content.height : edge == .top ? 0 : shownOffset.y, width: 0, height: 0)
        }
    }
}
