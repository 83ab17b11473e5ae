import Foundation

/// A view that draws itself, whenever it has to be drawn.
///
/// It takes all the room that it is offered. What it draws takes no presses and is not read aloud; say what it shows with
/// `accessibilityLabel(_:)`.
public struct Canvas<Symbols: View> {
    /// Views that the drawing may use, each with a tag.
    public var symbols: Symbols
    /// Draws into a context of the given size, in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the drawing covers all of the canvas.
    public var isOpaque: Bool
    /// The space that colours mix in; here always that of their components with gamma.
    public var colorMode: ColorRenderingMode
    /// Whether the drawing may come a little later than the views around. Here it comes with them.
    public var rendersAsynchronously: Bool

    /// A canvas with views that the drawing may use.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    /// A canvas.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) {
            EmptyView()
        }
    }
}

extension Canvas: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(CanvasNode(view, context))
    }
}

final class CanvasNode<Symbols: View>: LeafNode<Canvas<Symbols>> {
    private let canvas: CanvasRenderNode
    private var symbols: ItemHostNode<Symbols>?

    override init(_ view: Canvas<Symbols>, _ context: _NodeContext) {
        canvas = CanvasRenderNode(graph: context.parent.graph)
        super.init(view, context)
        let host = ItemHostNode<Symbols>(parent: self)
        host.itemsChanged = { [canvas] in canvas.setChildren($0) }
        symbols = host
        evaluate()
    }

    override var renderNode: RenderNode { canvas }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        DependencyTracker.untracked { symbols?.setContent(view.symbols) }
        canvas.environment = environment
        canvas.renderer = { [unowned self] context, size in
            // What the drawing reads makes it draw again, as what a body reads does.
            tracking { view.renderer(&context, size) }
        }
        canvas.surface?.setNeedsDisplay()
    }

    /// The drawing may have looked at anything in the environment.
    override func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        super.environmentDidChange(to: new, changed: keys)
        canvas.environment = new
        canvas.surface?.setNeedsDisplay()
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let symbols { visit(symbols) }
    }

    override var debugName: String { "Canvas" }
}

/// Draws by a closure. Its children are the symbols, which are drawn where the closure wants them only.
final class CanvasRenderNode: RenderNode {
    var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    var environment = EnvironmentValues()

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func layoutChildren() {
        for child in children { child.place(at: .zero, proposal: .unspecified) }
        surface?.setNeedsDisplay()
    }

    override func commit(_ context: inout CommitContext) { surface?.setNeedsDisplay() }

    override func draw(in painter: any Painter) {
        let size = committedFrame.size
        guard size.width > 0, size.height > 0 else { return }
        var context = GraphicsContext(canvas: self, painter: painter, environment: environment)
        renderer(&context, size)
    }

    /// The symbols are no part of what one can click or read.
    override func adjust(_ traits: inout WidgetTraits) {
        traits.takesInput = false
        traits.accessibility.isHidden = true
    }

    override func showsContent(at point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: committedFrame.size).contains(point)
    }

    func symbol(for id: AnyHashable) -> RenderNode? {
        children.first { $0.trait(TagTrait.self) == id || $0.element?.elementID == id }
    }
}
