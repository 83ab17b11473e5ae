/// A structural node whose children come and go. A child that has gone stays on screen until its transition has ended.
package class DynamicNode<V: View>: TypedNode<V> {
    private struct Leaving {
        let node: ViewNode
        let items: [RenderNode]
        /// The child that it stood behind; nil: it stood first.
        var predecessor: ObjectIdentifier?
    }

    private var leaving: [Leaving] = []

    /// Visits the children that are in the tree, in order.
    package func forEachLiveChild(_ visit: (ViewNode) -> Void) {}

    package final override func forEachChild(_ visit: (ViewNode) -> Void) {
        forEachLiveChild(visit)
        for entry in leaving { visit(entry.node) }
    }

    package override func appendItems(to items: inout [RenderNode]) {
        guard !leaving.isEmpty else { return forEachLiveChild { $0.appendItems(to: &items) } }
        for entry in leaving where entry.predecessor == nil { items += entry.items }
        forEachLiveChild { child in
            child.appendItems(to: &items)
            for entry in leaving where entry.predecessor == ObjectIdentifier(child) { items += entry.items }
        }
    }

    package override func appendChunks(to chunks: inout [LazyChunk]) {
        forEachLiveChild { $0.appendChunks(to: &chunks) }
    }

    /// Brings in a child that was not there before, with its transition if the change animates.
    package final func didInsert(_ child: ViewNode) {
        guard let animation = graph.animation(for: self) else { return }
        var items: [RenderNode] = []
        child.appendItems(to: &items)
        for item in items {
            item.presence = Presence(
                .entering, transition: item.trait(TransitionTrait.self).animatedByDefault(animation)
            ) {}
        }
    }

    /// Takes a child out. With an animation it stays visible, without taking part in layout, until it has left.
    package final func retire(_ child: ViewNode, behind predecessor: ViewNode?) {
        var items: [RenderNode] = []
        let animation = graph.animation(for: self)
        if animation != nil { child.appendItems(to: &items) }
        items.removeAll { $0.surface == nil || $0.trait(TransitionTrait.self).removal.isEmpty }
        let predecessor = predecessor.map { ObjectIdentifier($0) }
        let followers = followLeaving(child, predecessor)
        guard !items.isEmpty else {
            child.unmount()
            return
        }
        child.flags.insert(.isLeaving)
        graph.leavingCount += 1
        leaving.insert(Leaving(node: child, items: items, predecessor: predecessor), at: followers ?? leaving.endIndex)
        var remaining = items.count
        let itemHasLeft = { [weak self, weak child] in
            remaining -= 1
            if remaining == 0, let child { self?.finishLeaving(child) }
        }
        for item in items {
            item.flags.insert(.isLeaving)
            // It may be on its way out already, with a child around this one, which then waits for it too.
            if item.presence?.whenLeft(itemHasLeft) == true { continue }
            // In a lazy container the line around the item takes this over: see LazyRenderNode.
            item.presence = Presence(
                .leaving, transition: item.trait(TransitionTrait.self).animatedByDefault(animation),
                completion: itemHasLeft)
            item.setNeedsCommit()
        }
    }

    /// What still leaves behind `child` stands behind its predecessor now. Gives where the first of them is listed.
    private func followLeaving(_ child: ViewNode, _ predecessor: ObjectIdentifier?) -> Int? {
        var first: Int?
        for index in leaving.indices where leaving[index].predecessor == ObjectIdentifier(child) {
            leaving[index].predecessor = predecessor
            first = first ?? index
        }
        return first
    }

    private func finishLeaving(_ child: ViewNode) {
        forgetLeaving { $0.node === child }
        child.unmount()
        itemsDidChange()
    }

    private func forgetLeaving(where isMeant: (Leaving) -> Bool) {
        for entry in leaving where isMeant(entry) {
            for item in entry.items { item.flags.remove(.isLeaving) }
            graph.leavingCount -= 1
        }
        leaving.removeAll(where: isMeant)
    }

    package override func didUnmount() {
        super.didUnmount()
        forgetLeaving { _ in true }
    }
}
