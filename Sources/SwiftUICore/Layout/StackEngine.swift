import Foundation

/// The arrangement that both stacks share: SwiftUI's, as its public behaviour shows it.
///
/// Room is given out by layout priority, highest first, and within a priority to the least flexible child first; each
/// is offered an equal share of what is left.
struct StackEngine {
    let axis: Axis
    let spacing: CGFloat?
    let crossKey: AlignmentKey

    struct Cache {
        var distances: [CGFloat] = []
        var totalDistance: CGFloat = 0
        var priorities: [Double] = []
        var hasPriorities = false
        fileprivate var arrangements: [Arrangement] = []
    }

    fileprivate struct Arrangement {
        let proposal: ProposedViewSize
        var proposals: [ProposedViewSize]
        var sizes: [CGSize]
        var size: CGSize
        /// The guide of the whole stack: where the children's guides meet, from its own edge.
        var guide: CGFloat
        var guides: [CGFloat]
    }

    @MainActor
    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        var cache = Cache()
        guard !subviews.isEmpty else { return cache }
        cache.distances.reserveCapacity(subviews.count)
        var previous: ViewSpacing?
        for subview in subviews {
            let own = subview.spacing
            let distance = previous.map { spacing ?? $0.distance(to: own, along: axis) } ?? 0
            cache.distances.append(distance)
            cache.totalDistance += distance
            previous = own
            let priority = subview.priority
            cache.priorities.append(priority)
            if priority != 0 { cache.hasPriorities = true }
        }
        return cache
    }

    @MainActor
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        arrangement(proposal, subviews, &cache).size
    }

    @MainActor
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
        // A stack at its ideal size offers that across: a Divider in it becomes as long as the longest neighbour.
        var proposal = proposal
        proposal[axis.other] = proposal[axis.other] ?? bounds.size[axis.other]
        let arrangement = arrangement(proposal, subviews, &cache)
        var position = bounds.origin[axis]
        let cross = bounds.origin[axis.other]
        for index in arrangement.sizes.indices {
            position += cache.distances[index]
            var origin = CGPoint.zero
            origin[axis] = position
            origin[axis.other] = cross + arrangement.guide - arrangement.guides[index]
            subviews[subviews.startIndex + index].place(at: origin, proposal: arrangement.proposals[index])
            position += arrangement.sizes[index][axis]
        }
    }

    @MainActor
    private func arrangement(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> Arrangement {
        if let known = cache.arrangements.first(where: { $0.proposal == proposal }) { return known }
        var result = Arrangement(proposal: proposal, proposals: [], sizes: [], size: .zero, guide: 0, guides: [])
        distribute(proposal, subviews, cache, &result)
        align(subviews, cache, &result)
        if cache.arrangements.count == 4 { cache.arrangements.removeFirst() }
        cache.arrangements.append(result)
        return result
    }

    // MARK: Along the stack's axis

    @MainActor
    private func distribute(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache, _ result: inout Arrangement
    ) {
        let cross = proposal[axis.other]
        guard let available = proposal[axis], available.isFinite else {
            let each = ProposedViewSize(proposal[axis], cross, along: axis)
            result.proposals = Array(repeating: each, count: subviews.count)
            result.sizes = subviews.map { $0.sizeThatFits(each) }
            return
        }
        result.proposals = Array(repeating: proposal, count: subviews.count)
        result.sizes = Array(repeating: .zero, count: subviews.count)
        var rest = available - cache.totalDistance
        if subviews.count == 1 {
            offer(rest, to: 0, cross, subviews, &result)
            return
        }
        // With nothing to give out the order does not matter, and nobody needs to be asked what else it could be.
        if rest <= 0 {
            for index in 0..<subviews.count { offer(0, to: index, cross, subviews, &result) }
            return
        }
        let (smallest, flexibility) = ranges(cross, subviews)
        var order = Array(subviews.indices.map { $0 - subviews.startIndex })
        order.sort {
            (-cache.priorities[$0], flexibility[$0], $0) < (-cache.priorities[$1], flexibility[$1], $1)
        }
        var reserved: CGFloat = cache.hasPriorities ? smallest.reduce(0, +) : 0
        var start = 0
        while start < order.count {
            let priority = cache.priorities[order[start]]
            var end = start
            while end < order.count, cache.priorities[order[end]] == priority {
                if cache.hasPriorities { reserved -= smallest[order[end]] }
                end += 1
            }
            for position in start..<end {
                let share = max(0, (rest - reserved) / CGFloat(end - position))
                rest -= offer(share, to: order[position], cross, subviews, &result)
            }
            start = end
        }
    }

    @MainActor @discardableResult
    private func offer(
        _ length: CGFloat, to index: Int, _ cross: CGFloat?, _ subviews: LayoutSubviews, _ result: inout Arrangement
    ) -> CGFloat {
        let proposal = ProposedViewSize(max(0, length), cross, along: axis)
        let size = subviews[subviews.startIndex + index].sizeThatFits(proposal)
        result.proposals[index] = proposal
        result.sizes[index] = size
        return size[axis]
    }

    /// Each child's smallest length and how much longer it could be.
    @MainActor
    private func ranges(_ cross: CGFloat?, _ subviews: LayoutSubviews) -> (smallest: [CGFloat], flexibility: [CGFloat])
    {
        let none = ProposedViewSize(0, cross, along: axis)
        let all = ProposedViewSize(.infinity, cross, along: axis)
        var smallest: [CGFloat] = []
        var flexibility: [CGFloat] = []
        smallest.reserveCapacity(subviews.count)
        flexibility.reserveCapacity(subviews.count)
        for subview in subviews {
            let least = subview.sizeThatFits(none)[axis]
            smallest.append(least)
            flexibility.append(subview.sizeThatFits(all)[axis] - least)
        }
        return (smallest, flexibility)
    }

    // MARK: Across it

    @MainActor
    private func align(_ subviews: LayoutSubviews, _ cache: Cache, _ result: inout Arrangement) {
        let across = axis.other
        var before: CGFloat = 0
        var after: CGFloat = 0
        var length = cache.totalDistance
        result.guides.reserveCapacity(result.sizes.count)
        for (index, subview) in subviews.enumerated() {
            let size = result.sizes[index]
            length += size[axis]
            let dimensions = ViewDimensions(size: size) { [proposal = result.proposals[index]] in
                subview.node.explicitGuide($0, proposal: proposal, size: size)
            }
            let guide = dimensions[crossKey]
            result.guides.append(guide)
            before = index == 0 ? guide : max(before, guide)
            after = index == 0 ? size[across] - guide : max(after, size[across] - guide)
        }
        result.guide = before
        result.size = CGSize(length, subviews.isEmpty ? 0 : before + after, along: axis)
    }

    // MARK: Spacing to neighbours of the stack itself

    @MainActor
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        var result = ViewSpacing(all: .open)
        let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        let sides: Edge.Set = axis == .horizontal ? [.top, .bottom] : [.leading, .trailing]
        for (index, subview) in subviews.enumerated() {
            var edges = sides
            if index == 0 { edges.formUnion(start) }
            if index == subviews.count - 1 { edges.formUnion(end) }
            result.formUnion(subview.spacing, edges: edges)
        }
        return result
    }
}
