/// A filled shape upon what has been drawn of it before.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public var shape: Content
    /// What the shape is painted with.
    public var style: Style
    /// How the inside is told from the outside.
    public var fillStyle: FillStyle
    /// The view behind the shape.
    public var background: Background

    /// Creates a view of a filled shape over another view.
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    @MainActor @preconcurrency
    public var body: some View {
        drawn.background(alignment: .center) { background }
    }

    @MainActor
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        if Background.self == EmptyView.self {
            _NodeHandle(DrawnShapeNode(view, context))
        } else {
            _NodeHandle(CompositeNode(view, context))
        }
    }
}

extension FillShapeView: DrawnShape {
    var drawn: _ShapeView<Content, Style> {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    }
}
