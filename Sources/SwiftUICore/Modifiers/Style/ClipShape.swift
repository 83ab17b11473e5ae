import Foundation

extension View {
    /// Shows only what of this view lies in a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape, style: style))
    }

    /// Shows only what of this view lies in its frame.
    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Shows only what of this view lies in its frame with rounded corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }
}

struct ClipModifier<S: Shape>: ItemModifier {
    typealias Body = Never

    let shape: S
    let style: FillStyle

    func makeWrapper(for node: ViewNode) -> ClipRenderNode<S> { ClipRenderNode(shape, graph: node.graph) }

    func update(_ wrapper: ClipRenderNode<S>, for node: ViewNode) { wrapper.configure(shape, style) }
}

/// Draws its child through a shape, whose animatable data moves on the frame clock.
package final class ClipRenderNode<S: Shape>: WrapperRenderNode {
    private let motion: ShapeMotion<S>
    private var style = FillStyle()

    init(_ shape: S, graph: Graph) {
        motion = ShapeMotion(shape)
        super.init(graph: graph)
    }

    func configure(_ shape: S, _ style: FillStyle) {
        motion.shape = shape
        self.style = style
        setNeedsCommit()
    }

    package override func commit(_ context: inout CommitContext) {
        let animation = flags.contains(.hasCommitted) ? context.animation : nil
        if motion.advance(to: context.time, animation: animation) { graph.animate(self) }
        surface?.setNeedsDisplay()
    }

    package override func hitRule(at point: CGPoint) -> HitRule {
        let bounds = CGRect(origin: .zero, size: committedFrame.size)
        let local = point.applying(motion.mirroring(in: bounds, isRightToLeft: isRightToLeft))
        return withContainerShape { motion.shape.path(in: bounds) }.contains(local, eoFill: style.isEOFilled)
            ? .content : .miss
    }

    package override func draw(in painter: any Painter) {
        let bounds = CGRect(origin: .zero, size: committedFrame.size)
        painter.pushClip(
            withContainerShape { motion.presented.path(in: bounds) }, style: style,
            transform: motion.mirroring(in: bounds, isRightToLeft: isRightToLeft).concatenating(transform))
        drawChildren(in: painter)
        painter.pop()
    }
}
