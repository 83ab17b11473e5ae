import Foundation

/// A shape drawn at a fixed size, from the top left corner of its frame.
public struct _SizedShape<Content: Shape>: Shape {
    public var shape: Content

    /// The size, in points.
    public var size: CGSize

    @inlinable public init(shape: Content, size: CGSize) {
        self.shape = shape
        self.size = size
    }

    public static var role: ShapeRole { Content.role }

    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// The shape drawn at `size`.
    public func size(_ size: CGSize) -> some Shape {
        _SizedShape(shape: self, size: size)
    }

    /// The shape drawn at the given size.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}
