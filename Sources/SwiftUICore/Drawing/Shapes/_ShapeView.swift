/// A shape filled with a style: the view that all shapes come down to.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    public typealias Body = Never

    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(ShapeNode(view, context))
    }
}

final class ShapeNode<Content: Shape, Style: ShapeStyle>: LeafNode<_ShapeView<Content, Style>> {
    private let shape: ShapeRenderNode<Content>

    override init(_ view: _ShapeView<Content, Style>, _ context: _NodeContext) {
        shape = ShapeRenderNode(view.shape, graph: context.parent.graph)
        super.init(view, context)
        evaluate()
    }

    override var renderNode: RenderNode { shape }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        tracking {
            shape.configure(view.shape, paint: view.style.paint(in: environment), fillStyle: view.fillStyle)
        }
    }
}
