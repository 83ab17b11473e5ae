/// A style that is a view too: a rectangle of it that takes all the space it is offered.
extension ShapeStyle where Self: View {
    @MainActor
    static func makeStyleNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(StyleNode(view, context))
    }
}

final class StyleNode<Style: ShapeStyle & View>: LeafNode<Style> {
    private let rectangle: ShapeRenderNode<Rectangle>

    override init(_ view: Style, _ context: _NodeContext) {
        rectangle = ShapeRenderNode(Rectangle(), graph: context.parent.graph)
        super.init(view, context)
        evaluate()
    }

    override var renderNode: RenderNode { rectangle }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        tracking {
            rectangle.configure(Rectangle(), paint: view.paint(in: environment), fillStyle: FillStyle())
        }
    }
}

extension Color: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Color, _ context: _NodeContext) -> _NodeHandle<Color> {
        makeStyleNode(view, context)
    }
}

extension LinearGradient: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        makeStyleNode(view, context)
    }
}

extension RadialGradient: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        makeStyleNode(view, context)
    }
}

extension EllipticalGradient: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        makeStyleNode(view, context)
    }
}

extension AngularGradient: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        makeStyleNode(view, context)
    }
}
