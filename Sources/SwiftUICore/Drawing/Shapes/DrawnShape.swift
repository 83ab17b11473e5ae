/// A view that comes down to one drawn shape, perhaps upon a background.
nonisolated protocol DrawnShape: View {
    associatedtype Drawn: Shape
    associatedtype DrawnStyle: ShapeStyle

    /// The shape and what it is drawn with.
    var drawn: _ShapeView<Drawn, DrawnStyle> { get }
}

/// The node of a drawn shape without background: one node, and no body, for the most frequent case.
final class DrawnShapeNode<V: DrawnShape>: LeafNode<V> {
    private let shape: ShapeRenderNode<V.Drawn>

    override init(_ view: V, _ context: _NodeContext) {
        shape = ShapeRenderNode(view.drawn.shape, graph: context.parent.graph)
        super.init(view, context)
        evaluate()
    }

    override var renderNode: RenderNode { shape }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        tracking {
            let drawn = view.drawn
            shape.configure(drawn.shape, paint: drawn.style.paint(in: environment), fillStyle: drawn.fillStyle)
        }
    }
}
