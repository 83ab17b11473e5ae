import Foundation

/// A shape turned round a point.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape as it was.
    public var shape: Content

    /// The angle, clockwise on the screen.
    public var angle: Angle

    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// Creates a shape that is turned around a point, by default its middle.
    @inlinable public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public static var role: ShapeRole { Content.role }

    public func path(in rect: CGRect) -> Path {
        let turn = CGAffineTransform(rotationAngle: angle.radians)
        return shape.path(in: rect).applying(turn.anchored(at: anchor.point(in: rect)))
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension Shape {
    /// The shape turned round `anchor`, clockwise on the screen.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
}

extension CGAffineTransform {
    /// The transformation about `point` in place of the origin.
    package func anchored(at point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
