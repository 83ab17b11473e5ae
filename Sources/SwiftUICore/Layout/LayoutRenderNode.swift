import Foundation

/// Arranges its children with a Layout.
package final class LayoutRenderNode<L: Layout>: RenderNode {
    package var layout: L {
        didSet {
            cache = nil
            noteGuides()
            setNeedsLayout()
        }
    }
    package var layoutDirection: LayoutDirection = .leftToRight {
        didSet { if layoutDirection != oldValue { setNeedsLayout() } }
    }
    private var cache: L.Cache?
    private var cacheIsStale = false
    /// Kept, since containers around containers would ask for it again and again.
    private var knownSpacing: ViewSpacing?

    package init(_ layout: L, graph: Graph) {
        self.layout = layout
        super.init(graph: graph)
        noteGuides()
    }

    private func noteGuides() {
        let setsNone = (layout as? AnyLayout)?.setsNoGuides ?? (L.self is any GuidelessLayout.Type)
        if !setsNone { graph.anyGuideIsSettable = true }
    }

    package func setItems(_ items: [RenderNode]) {
        cache = nil
        knownArranged = nil
        setChildren(items)
    }

    private func subviews(_ placements: LayoutPlacements) -> LayoutSubviews {
        LayoutSubviews(arranged, placements: placements, layoutDirection: layoutDirection)
    }

    /// A child whose transition out runs is shown, but takes no place.
    private var arranged: [RenderNode] {
        if let knownArranged { return knownArranged }
        let arranged = children.contains { $0.isLeaving } ? children.filter { !$0.isLeaving } : children
        knownArranged = arranged
        return arranged
    }

    private var knownArranged: [RenderNode]?

    private func withCache<R>(_ subviews: LayoutSubviews, _ work: (inout L.Cache) -> R) -> R {
        var current: L.Cache
        // Taken out while it is worked with: a second owner would make each change copy the whole.
        if let known = cache.take() {
            current = known
            if cacheIsStale { layout.updateCache(&current, subviews: subviews) }
        } else {
            current = layout.makeCache(subviews: subviews)
        }
        cacheIsStale = false
        defer { cache = current }
        return work(&current)
    }

    package override func layoutWasInvalidated() {
        cacheIsStale = true
        knownSpacing = nil
        knownArranged = nil
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let subviews = subviews(LayoutPlacements())
        return withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    package override func measureAfresh(_ proposal: ProposedViewSize) -> CGSize {
        let subviews = subviews(LayoutPlacements())
        var cache = layout.makeCache(subviews: subviews)
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    package override func layoutChildren() {
        let arranged = arranged
        let placements = placements(for: proposal, size: size)
        for (index, child) in arranged.enumerated() {
            if let entry = placements[index] {
                child.place(at: entry.origin, proposal: entry.proposal)
            } else {
                let childProposal = ProposedViewSize(size)
                let childSize = child.sizeThatFits(childProposal)
                child.place(
                    at: CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
                    proposal: childProposal)
            }
        }
    }

    private func placements(for proposal: ProposedViewSize, size: CGSize) -> LayoutPlacements {
        let placements = LayoutPlacements()
        let subviews = subviews(placements)
        withCache(subviews) {
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &$0)
        }
        return placements
    }

    package override func explicitGuide(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        guard graph.isSettable(key) else { return nil }
        let subviews = subviews(LayoutPlacements())
        let bounds = CGRect(origin: .zero, size: size)
        let own = withCache(subviews) { cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        let guide = own ?? mergedGuide(key, proposal: proposal, size: size)
        if guide != nil { flags.insert(.hasToldGuides) }
        return guide
    }

    /// Guides that children have set hold for the container too, at their place in it.
    private func mergedGuide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        let arranged = arranged
        guard !arranged.isEmpty else { return nil }
        let placements = placements(for: proposal, size: size)
        var values: [CGFloat] = []
        for (index, child) in arranged.enumerated() {
            guard let entry = placements[index] else { continue }
            let childSize = child.sizeThatFits(entry.proposal)
            guard let value = child.explicitGuide(key, proposal: entry.proposal, size: childSize) else { continue }
            values.append(value + (key.axis == .horizontal ? entry.origin.x : entry.origin.y))
        }
        return key.combine(values)
    }

    package override var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let subviews = subviews(LayoutPlacements())
        let spacing = withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        knownSpacing = spacing
        return spacing
    }
}

/// A layout that sets no guides itself.
package protocol GuidelessLayout {}

extension HStackLayout: GuidelessLayout {}
extension VStackLayout: GuidelessLayout {}
extension ZStackLayout: GuidelessLayout {}
extension TabBarLayout: GuidelessLayout {}
extension LabeledControlLayout: GuidelessLayout {}
