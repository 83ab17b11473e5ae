/// Lays out what is in a view by the direction that holds there.
struct LayoutDirectionModifier: ItemModifier, Equatable {
    typealias Body = Never

    func makeWrapper(for node: ViewNode) -> LayoutDirectionRenderNode {
        LayoutDirectionRenderNode(node.environment.layoutDirection, graph: node.graph)
    }

    func update(_ wrapper: LayoutDirectionRenderNode, for node: ViewNode) {
        wrapper.direction = node.environment.layoutDirection
    }
}

/// Layout itself knows leading and trailing only: the direction counts where frames are shown.
package final class LayoutDirectionRenderNode: WrapperRenderNode {
    var direction: LayoutDirection {
        didSet {
            guard direction != oldValue else { return }
            surface?.widgetsDidChange()
            moveAll(self)
        }
    }

    init(_ direction: LayoutDirection, graph: Graph) {
        self.direction = direction
        super.init(graph: graph)
    }

    package override func didEnter(_ surface: Surface) { graph.directionScopes += 1 }
    package override func willLeave(_ surface: Surface) { graph.directionScopes -= 1 }

    /// All that is in it is shown elsewhere, though layout has not changed.
    private func moveAll(_ node: RenderNode) {
        for child in node.children {
            child.flags.insert(.hasMoved)
            child.setNeedsCommit()
            moveAll(child)
        }
        node.setNeedsLayout()
    }

    package override func adjust(_ traits: inout WidgetTraits) { traits.direction = direction }
}
