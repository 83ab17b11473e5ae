import Foundation

extension View {
    /// Adds a shadow to this view, moved by `x` and `y` points and blurred over `radius` points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: max(0, radius), offset: CGSize(width: x, height: y)))
    }
}

struct ShadowModifier: ItemModifier, Equatable {
    typealias Body = Never
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    func makeWrapper(for node: ViewNode) -> ShadowRenderNode {
        ShadowRenderNode(shadow(in: node).animatableData, graph: node.graph)
    }

    func update(_ wrapper: ShadowRenderNode, for node: ViewNode) {
        wrapper.value = shadow(in: node).animatableData
    }

    private func shadow(in node: ViewNode) -> ResolvedShadow {
        ResolvedShadow(color: color.resolve(in: node.environment), radius: radius, offset: offset)
    }
}

/// A shadow to draw.
package struct ResolvedShadow: Equatable, Sendable, Animatable {
    package var color: Color.Resolved
    package var radius: CGFloat
    package var offset: CGSize

    package typealias AnimatableData = AnimatablePair<
        Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>
    >

    package var animatableData: AnimatableData {
        get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
        set {
            color.animatableData = newValue.first
            radius = max(0, newValue.second.first)
            offset.animatableData = newValue.second.second
        }
    }
}

/// Draws a shadow of all that is in it under it.
final class ShadowRenderNode: AnimatedWrapperRenderNode<ResolvedShadow.AnimatableData> {
    override func draw(in painter: any Painter) {
        var shadow = ResolvedShadow(color: .clear, radius: 0, offset: .zero)
        shadow.animatableData = presented
        guard shadow.color.opacity > 0 else { return drawChildren(in: painter) }
        shadow.radius *= transform.meanScale
        // The shadow turns and grows with the view.
        shadow.offset = CGSize(
            width: shadow.offset.width * transform.a + shadow.offset.height * transform.c,
            height: shadow.offset.width * transform.b + shadow.offset.height * transform.d)
        painter.pushShadow(shadow)
        drawChildren(in: painter)
        painter.pop()
    }
}

extension CGAffineTransform {
    /// How much longer lengths are after the transformation, on average over all directions.
    package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
