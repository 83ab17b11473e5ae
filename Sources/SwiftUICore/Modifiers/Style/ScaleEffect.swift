import Foundation

extension View {
    /// Shows this view wider and higher by the given factors, around an anchor. Its layout stays as it is.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(GeometryEffectModifier(effect: ScaleEffect(scale: scale, anchor: anchor)))
    }

    /// Shows this view larger by a factor, around an anchor. Its layout stays as it is.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Shows this view wider and higher by the given factors, around an anchor. Its layout stays as it is.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}

struct ScaleEffect: GeometryEffect, AnchoredEffect, Equatable {
    typealias Body = Never
    var scale: CGSize
    var anchor: UnitPoint

    var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        around(size, CGAffineTransform(scaleX: scale.width, y: scale.height))
    }
}
