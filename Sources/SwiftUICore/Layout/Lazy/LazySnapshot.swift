/// What a lazy container showed before a change, to tell the rows that have been put in from those that only came into
/// sight.
@MainActor
struct LazySnapshot {
    private var units: [ObjectIdentifier: Int] = [:]
    /// How many units there were, with those that did not exist.
    private let count: Int

    init(_ shown: [Int: [RenderNode]], count: Int) {
        self.count = count
        for (unit, items) in shown {
            for item in items { units[ObjectIdentifier(item)] = unit }
        }
    }

    /// Lets rows that were put in come with the change's animation.
    func startArrivals(in shown: [Int: [RenderNode]]) {
        var staying: [(old: Int, new: Int)] = []
        var unknown: [Int] = []
        for (unit, items) in shown.sorted(by: { $0.key < $1.key }) {
            if let old = items.lazy.compactMap({ units[ObjectIdentifier($0)] }).first {
                staying.append((old, unit))
            } else if !items.isEmpty {
                unknown.append(unit)
            }
        }
        for unit in unknown where isNew(unit, staying) {
            for item in shown[unit] ?? [] { item.arrive() }
        }
    }

    /// A row that had no place between its neighbours, or outside of what there was, is a new one.
    private func isNew(_ unit: Int, _ staying: [(old: Int, new: Int)]) -> Bool {
        let next = staying.partitioningIndex { $0.new > unit }
        let before = next > 0 ? staying[next - 1] : nil
        let after = next < staying.count ? staying[next] : nil
        switch (before, after) {
        case (let before?, let after?): return after.new - before.new > after.old - before.old
        case (let before?, nil): return before.old + unit - before.new >= count
        case (nil, let after?): return after.old - (after.new - unit) < 0
        case (nil, nil): return true
        }
    }
}

extension RenderNode {
    /// Comes in with the animation of the present change, if it has one.
    fileprivate func arrive() {
        hoistPresence()
        guard presence == nil, let animation = element?.changeAnimation else { return }
        presence = Presence(.entering, transition: trait(TransitionTrait.self).animatedByDefault(animation)) {}
    }

    /// Takes over the way in or out of the item that this node stands around: a row comes and goes as a whole.
    func hoistPresence() {
        var node = (self as? WrapperRenderNode)?.child
        while let current = node {
            if let inner = current.presence {
                current.presence = nil
                presence = inner
                setNeedsCommit()
                return
            }
            node = (current as? WrapperRenderNode)?.child
        }
    }
}
