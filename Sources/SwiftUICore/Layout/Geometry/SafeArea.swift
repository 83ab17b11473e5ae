import Foundation

/// A render node that keeps its content clear of something at its edges: a bar, or room that was asked for.
@MainActor
protocol SafeAreaRenderNode: RenderNode {
    /// How far the edges are covered, in points.
    var coveredInsets: EdgeInsets { get }
}

extension RenderNode {
    /// How far the surroundings of this node are covered beyond its edges, or over them: an edge counts where it touches
    /// the uncovered part.
    package final var safeAreaInsets: EdgeInsets {
        var result = EdgeInsets()
        var node = parent
        while let current = node {
            if let area = current as? any SafeAreaRenderNode {
                let insets = area.coveredInsets
                let frame = leadingFrame(in: current)
                let safe = CGRect(
                    x: insets.leading, y: insets.top, width: current.size.width - insets.leading - insets.trailing,
                    height: current.size.height - insets.top - insets.bottom)
                if frame.minY <= safe.minY + 0.5 { result.top += insets.top }
                if frame.minX <= safe.minX + 0.5 { result.leading += insets.leading }
                if frame.maxY >= safe.maxY - 0.5 { result.bottom += insets.bottom }
                if frame.maxX >= safe.maxX - 0.5 { result.trailing += insets.trailing }
            }
            // Content that is scrolled is kept clear by its scroll view.
            if current is ScrollRenderNode { break }
            node = current.parent
        }
        return result
    }

    /// The frame in an ancestor, from its leading edge, whatever the direction of the language.
    private func leadingFrame(in ancestor: RenderNode) -> CGRect {
        var frame = CGRect(origin: .zero, size: size)
        var node: RenderNode = self
        while node !== ancestor, let parent = node.parent {
            frame.origin.x += node.origin.x
            frame.origin.y += node.origin.y
            node = parent
        }
        return frame
    }
}

extension EdgeInsets {
    package func keeping(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}
