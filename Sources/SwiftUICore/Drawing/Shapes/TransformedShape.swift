import Foundation

/// A shape after an affine transformation.
public struct TransformedShape<Content: Shape>: Shape {
    /// The shape as it was.
    public var shape: Content
    /// What its points are moved by.
    public var transform: CGAffineTransform

    /// Creates a shape whose points are transformed.
    @inlinable public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public static var role: ShapeRole { Content.role }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension Shape {
    /// The shape after `transform`.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}
