import Foundation

extension View {
    /// Shows this view turned clockwise around an anchor. Its layout stays as it is.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(GeometryEffectModifier(effect: RotationEffect(angle: angle, anchor: anchor)))
    }
}

struct RotationEffect: GeometryEffect, AnchoredEffect, Equatable {
    typealias Body = Never
    var angle: Angle
    var anchor: UnitPoint

    var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        around(size, CGAffineTransform(rotationAngle: angle.radians))
    }
}
