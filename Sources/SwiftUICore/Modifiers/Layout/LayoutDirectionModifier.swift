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
            directionDidChange()
        }
    }

    init(_ direction: LayoutDirection, graph: Graph) {
        self.direction = direction
        super.init(graph: graph)
    }

    package override func didEnter(_ surface: Surface) { graph.directionScopes += 1 }
    package override func willLeave(_ surface: Surface) { graph.directionScopes -= 1 }

    package override var ownDirection: LayoutDirection? { direction }

    package override func adjust(_ traits: inout WidgetTraits) { traits.direction = direction }
}
