import Foundation

/// A render node inside a scroll view that must know what is visible of it.
@MainActor
package protocol ScrollObserver: RenderNode {
    /// The scroll offset, or the place in the scrolled content, has changed.
    func scrollDidMove()
    /// The visible part has another size. Called before the content is measured.
    func scrollDidResize()
}

extension ScrollObserver {
    package func scrollDidResize() {}
}

/// The observers of one scroll view; they leave by themselves.
@MainActor
struct ScrollObservers {
    private struct Entry {
        weak var observer: (any ScrollObserver)?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    mutating func add(_ observer: any ScrollObserver) {
        entries[ObjectIdentifier(observer)] = Entry(observer: observer)
    }

    /// The observers that `scroll` still stands around.
    mutating func current(in scroll: ScrollRenderNode) -> [any ScrollObserver] {
        entries = entries.filter { $0.value.observer?.enclosingScroll === scroll }
        return entries.values.compactMap(\.observer)
    }
}

extension RenderNode {
    /// The nearest scroll view around this node.
    package final var enclosingScroll: ScrollRenderNode? {
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollRenderNode { return scroll }
            node = current.parent
        }
        return nil
    }

    /// Where this node lies inside `ancestor` as layout has decided, scroll offsets included. nil: in the topmost node.
    package final func layoutFrame(in ancestor: RenderNode?) -> CGRect {
        var frame = CGRect(origin: .zero, size: size)
        var node: RenderNode = self
        while node !== ancestor, let parent = node.parent {
            var x = node.origin.x
            // Layout speaks of leading and trailing: right to left, places are mirrored in the parent.
            if parent.isRightToLeft { x = parent.size.width - node.origin.x - node.size.width }
            frame.origin.x += x
            frame.origin.y += node.origin.y
            if let scroll = parent as? ScrollRenderNode {
                frame.origin.x -= scroll.shownOffset.x
                frame.origin.y -= scroll.shownOffset.y
            }
            node = parent
        }
        return frame
    }
}
