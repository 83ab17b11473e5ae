/// A shape stroked inside its outline, upon what has been drawn of it before.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView
{
    public var shape: Content
    /// What the shape is painted with.
    public var style: Style
    /// The width, ends and dashes of the line.
    public var strokeStyle: StrokeStyle

    /// True where the line's edges are smoothed.
    public var isAntialiased: Bool
    /// The view behind the shape.
    public var background: Background

    /// Creates a view of a shape stroked inside its edge, over another view.
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

extension StrokeBorderShapeView: DrawnShape {
    var drawn: _ShapeView<_StrokedShape<Content.InsetShape>, Style> {
        // Moved in by half the line's width, the line's outer edge is the outline.
        _ShapeView(
            shape: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle),
            style: style, fillStyle: FillStyle(antialiased: isAntialiased))
    }
}
