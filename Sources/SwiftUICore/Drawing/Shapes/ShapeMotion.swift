import Foundation

/// A shape on its way to what it is now.
final class ShapeMotion<S: Shape> {
    var shape: S
    private var data: AnimatedVector<S.AnimatableData>
    private var presentedData: S.AnimatableData

    init(_ shape: S) {
        self.shape = shape
        data = AnimatedVector(shape.animatableData)
        presentedData = shape.animatableData
    }

    /// Moves on; true while there is still way to go.
    func advance(to time: TimeInterval, animation: Animation?) -> Bool {
        data.retarget(to: shape.animatableData, animation: animation, at: time)
        presentedData = data.value(at: time)
        return data.isAnimating
    }

    /// The shape to show now.
    var presented: S {
        guard data.isAnimating else { return shape }
        var result = shape
        result.animatableData = presentedData
        return result
    }

    /// The transformation that mirrors the shape in `bounds` where its layout direction wants it.
    func mirroring(in bounds: CGRect, isRightToLeft: Bool) -> CGAffineTransform {
        guard case .mirrors(let direction) = shape.layoutDirectionBehavior,
            (direction == .rightToLeft) == isRightToLeft
        else { return .identity }
        return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.width, ty: 0)
    }
}
