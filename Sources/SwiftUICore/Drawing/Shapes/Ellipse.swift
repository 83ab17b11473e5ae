import Foundation

/// An ellipse that touches the sides of its frame.
@frozen public struct Ellipse: InsettableShape, BitwiseCopyable {
    /// Creates an ellipse that is as large as its frame allows.
    @inlinable public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> _InsetRectShape<Ellipse> {
        _InsetRectShape(base: self, amount: amount)
    }
}

extension Shape where Self == Ellipse {
    /// An ellipse that touches the sides of its frame.
    public static var ellipse: Ellipse { Ellipse() }
}
