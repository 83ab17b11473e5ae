import Foundation

/// A row that is pulled aside, and the actions that this shows.
@MainActor
final class RowSwipe {
    let bar: SwipeBarRenderNode
    private let sources: [any SwipeSource]
    private var nodes: [[RenderNode]]
    /// How far the row is pulled, in points, positive to the right.
    private(set) var offset = AnimatedValue<CGFloat>(0)
    /// Where the row lies when nobody pulls.
    private(set) var rest: CGFloat = 0
    private var pending: (target: CGFloat, animation: Animation?)?
    private(set) var isPulled = false

    init(_ sources: [any SwipeSource], edge: HorizontalEdge, graph: Graph, close: @escaping @MainActor () -> Void) {
        self.sources = sources
        bar = SwipeBarRenderNode(edge: edge, graph: graph)
        nodes = sources.map { _ in [] }
        for (index, source) in sources.enumerated() {
            source.openBar(close: close) { [weak self] in self?.take($0, from: index) }
        }
    }

    private func take(_ items: [RenderNode], from index: Int) {
        nodes[index] = items
        bar.setChildren(Array(nodes.joined()))
    }

    /// The action that a far pull runs.
    private var fullSwipeAction: MenuItemModel? {
        sources.first.flatMap { $0.allowsFullSwipe ? $0.items.first { $0.isEnabled && $0.action != nil } : nil }
    }

    func pull(by distance: CGFloat) {
        isPulled = true
        // Beyond the edge that has the actions the row does not go.
        let sign: CGFloat = isToTheRight ? 1 : -1
        pending = (max(0, (rest + distance) * sign) * sign, nil)
    }

    /// True where the actions show when the row is pulled to the right.
    private var isToTheRight: Bool { (bar.edge == .leading) != bar.isRightToLeft }

    /// Lets go. Gives the action to run, where the pull was far enough for one.
    func release(width: CGFloat) -> MenuItemModel? {
        isPulled = false
        let length = abs(pending?.target ?? offset.presented)
        let open = bar.openLength
        if length > max(open + 40, width * 0.55), let action = fullSwipeAction {
            settle(at: 0)
            return action
        }
        settle(at: length > open / 2 ? open * (isToTheRight ? 1 : -1) : 0)
        return nil
    }

    /// Shows all actions.
    func open() { settle(at: bar.openLength * (isToTheRight ? 1 : -1)) }

    func settle(at place: CGFloat) {
        rest = place
        pending = (place, .spring(response: 0.35, dampingFraction: 0.86))
    }

    /// Moves on to the time of a commit. Returns true while there is way to go.
    func advance(to time: TimeInterval, isAnimated: Bool) -> Bool {
        if let (target, animation) = pending {
            pending = nil
            offset.set(target, animation: isAnimated ? animation : nil, at: time)
        }
        let moves = offset.advance(to: time)
        bar.shift = offset.presented
        return moves
    }

    /// True where the row lies as if nobody had ever pulled it.
    var isOver: Bool { !isPulled && rest == 0 && pending == nil && !offset.isAnimating }

    func end() {
        for source in sources { source.closeBar() }
    }
}
