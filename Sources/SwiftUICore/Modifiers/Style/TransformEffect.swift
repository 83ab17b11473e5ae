import Foundation

extension View {
    /// Shows this view transformed around its top leading corner. Its layout stays as it is.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(GeometryEffectModifier(effect: TransformEffect(matrix: ProjectionTransform(transform))))
    }

    /// Shows this view transformed around its top leading corner; of a projection, the affine part.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(GeometryEffectModifier(effect: TransformEffect(matrix: transform)))
    }
}

struct TransformEffect: GeometryEffect, Equatable {
    typealias Body = Never
    var matrix: ProjectionTransform

    typealias AnimatableData = AnimatablePair<
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>,
        AnimatablePair<CGFloat, CGFloat>
    >

    var animatableData: AnimatableData {
        get {
            AnimatablePair(
                AnimatablePair(AnimatablePair(matrix.m11, matrix.m12), AnimatablePair(matrix.m21, matrix.m22)),
                AnimatablePair(matrix.m31, matrix.m32))
        }
        set {
            (matrix.m11, matrix.m12) = (newValue.first.first.first, newValue.first.first.second)
            (matrix.m21, matrix.m22) = (newValue.first.second.first, newValue.first.second.second)
            (matrix.m31, matrix.m32) = (newValue.second.first, newValue.second.second)
        }
    }

    func effectValue(size: CGSize) -> ProjectionTransform { matrix }
}
