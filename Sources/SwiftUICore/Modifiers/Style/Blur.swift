import Foundation

extension View {
    /// Blurs this view by a Gaussian of `radius` points. An opaque view is cut at its frame, so that its edges stay hard.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurModifier(radius: max(0, radius), clips: opaque))
    }
}

struct BlurModifier: ItemModifier, Equatable {
    typealias Body = Never
    let radius: CGFloat
    /// An opaque content stays within its frame.
    let clips: Bool

    func makeWrapper(for node: ViewNode) -> BlurRenderNode { BlurRenderNode(radius, graph: node.graph) }

    func update(_ wrapper: BlurRenderNode, for node: ViewNode) {
        wrapper.value = radius
        if wrapper.clips != clips {
            wrapper.clips = clips
            wrapper.setNeedsCommit()
        }
    }
}

final class BlurRenderNode: AnimatedWrapperRenderNode<CGFloat> {
    var clips = false {
        didSet { surface?.setNeedsDisplay() }
    }

    override func draw(in painter: any Painter) {
        let radius = max(0, presented) * transform.meanScale
        guard radius > 0.01 else { return drawChildren(in: painter) }
        if clips {
            painter.pushClip(
                Path(CGRect(origin: .zero, size: committedFrame.size)), style: FillStyle(), transform: transform)
        }
        painter.pushBlur(radius: radius)
        drawChildren(in: painter)
        painter.pop()
        if clips { painter.pop() }
    }
}
