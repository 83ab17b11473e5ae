/// A stroked shape upon what has been drawn of it before.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public var shape: Content
    /// What the shape is painted with.
    public var style: Style
    /// The width, ends and dashes of the line.
    public var strokeStyle: StrokeStyle

    /// True where the line's edges are smoothed.
    public var isAntialiased: Bool
    /// The view behind the shape.
    public var background: Background

    /// Creates a view of a stroked shape over another view.
    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
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

extension StrokeShapeView: DrawnShape {
    var drawn: _ShapeView<_StrokedShape<Content>, Style> {
        _ShapeView(
            shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
            fillStyle: FillStyle(antialiased: isAntialiased))
    }
}
