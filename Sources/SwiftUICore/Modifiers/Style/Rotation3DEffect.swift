import Foundation

extension View {
    /// Shows this view turned around an axis in space that goes through an anchor. Its layout stays as it is.
    ///
    /// The view is seen from infinitely far away, so that `perspective` and, but for its part in the turn, `anchorZ`
    /// change nothing: a desktop's views are flat.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            GeometryEffectModifier(
                effect: Rotation3DEffect(angle: angle, axis: Vector3(axis), anchor: anchor, anchorZ: anchorZ)))
    }
}

/// A direction in space: x to the right, y down, z towards the person.
struct Vector3: Equatable {
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat

    init(_ components: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        (x, y, z) = components
    }

    /// The direction with length 1; along z where it has no length.
    var normalized: Vector3 {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite else { return Vector3((0, 0, 1)) }
        return Vector3((x / length, y / length, z / length))
    }
}

struct Rotation3DEffect: GeometryEffect, AnchoredEffect, Equatable {
    typealias Body = Never
    var angle: Angle
    var axis: Vector3
    var anchor: UnitPoint
    var anchorZ: CGFloat

    typealias AnimatableData = AnimatablePair<
        Angle.AnimatableData, AnimatablePair<UnitPoint.AnimatableData, CGFloat>
    >

    var animatableData: AnimatableData {
        get { AnimatablePair(angle.animatableData, AnimatablePair(anchor.animatableData, anchorZ)) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second.first
            anchorZ = newValue.second.second
        }
    }

    /// The upper left part of Rodrigues' rotation matrix, and what a plane that far in front of the axis is moved by.
    func effectValue(size: CGSize) -> ProjectionTransform {
        let unit = axis.normalized
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        let rest = 1 - cosine
        let rotation = CGAffineTransform(
            a: cosine + unit.x * unit.x * rest,
            b: unit.x * unit.y * rest + unit.z * sine,
            c: unit.x * unit.y * rest - unit.z * sine,
            d: cosine + unit.y * unit.y * rest,
            tx: -anchorZ * (unit.x * unit.z * rest + unit.y * sine),
            ty: -anchorZ * (unit.y * unit.z * rest - unit.x * sine))
        return around(size, rotation)
    }
}
