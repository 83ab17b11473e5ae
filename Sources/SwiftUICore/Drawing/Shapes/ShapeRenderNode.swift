import Foundation

/// Draws a shape. Its animatable data and its paint move on the frame clock; no body runs meanwhile.
package final class ShapeRenderNode<S: Shape>: RenderNode {
    private let motion: ShapeMotion<S>
    private var paint = ResolvedPaint.clear
    private var fillStyle = FillStyle()

    private var oldPaint = ResolvedPaint.clear
    private var paintProgress = AnimatedVector(1.0)
    private var presentedPaint = ResolvedPaint.clear
    private var hasNewPaint = false

    init(_ shape: S, graph: Graph) {
        motion = ShapeMotion(shape)
        super.init(graph: graph)
    }

    func configure(_ new: S, paint newPaint: ResolvedPaint, fillStyle newFillStyle: FillStyle) {
        let changesSize =
            new.sizeThatFits(proposal) != motion.shape.sizeThatFits(proposal)
            || new.sizeThatFits(.unspecified) != motion.shape.sizeThatFits(.unspecified)
        motion.shape = new
        fillStyle = newFillStyle
        if newPaint != paint {
            paint = newPaint
            hasNewPaint = true
        }
        if changesSize { setNeedsLayout() }
        setNeedsCommit()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { motion.shape.sizeThatFits(proposal) }

    package override func commit(_ context: inout CommitContext) {
        // What has not been on screen yet has nothing to come from.
        let animation = flags.contains(.hasCommitted) ? context.animation : nil
        let isMoving = motion.advance(to: context.time, animation: animation)
        if hasNewPaint {
            hasNewPaint = false
            oldPaint = presentedPaint
            paintProgress = AnimatedVector(animation == nil ? 1.0 : 0.0)
            paintProgress.retarget(to: 1, animation: animation, at: context.time)
        }
        let progress = paintProgress.value(at: context.time)
        presentedPaint = progress == 1 ? paint : oldPaint.mixed(with: paint, by: progress) ?? paint
        if isMoving || paintProgress.isAnimating { graph.animate(self) }
        surface?.setNeedsDisplay()
    }

    /// A press meets what the shape has painted.
    package override func showsContent(at point: CGPoint) -> Bool {
        guard !presentedPaint.isClear else { return false }
        let bounds = CGRect(origin: .zero, size: committedFrame.size)
        let local = point.applying(motion.mirroring(in: bounds, isRightToLeft: isRightToLeft))
        guard let stroking = motion.presented as? any StrokingShape else {
            return withContainerShape { motion.presented.path(in: bounds) }.contains(
                local, eoFill: fillStyle.isEOFilled)
        }
        let (path, style) = stroking.stroked(in: bounds)
        return path.strokedPath(style).contains(local)
    }

    package override func draw(in painter: any Painter) {
        guard !presentedPaint.isClear else { return }
        let bounds = CGRect(origin: .zero, size: committedFrame.size)
        let shown = motion.presented
        let transform = motion.mirroring(in: bounds, isRightToLeft: isRightToLeft).concatenating(transform)
        if let stroking = shown as? any StrokingShape {
            let (path, style) = withContainerShape { stroking.stroked(in: bounds) }
            guard !path.isEmpty, style.lineWidth > 0 else { return }
            painter.stroke(
                path, style: style, isAntialiased: fillStyle.isAntialiased, paint: presentedPaint, bounds: bounds,
                transform: transform)
        } else {
            let path = withContainerShape { shown.path(in: bounds) }
            guard !path.isEmpty else { return }
            painter.fill(path, style: fillStyle, paint: presentedPaint, bounds: bounds, transform: transform)
        }
    }
}
