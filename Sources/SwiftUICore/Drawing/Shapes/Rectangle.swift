import Foundation

/// A rectangle that fills its frame.
@frozen public struct Rectangle: InsettableShape, BitwiseCopyable {
    /// Creates a rectangle that is as large as its frame allows.
    @inlinable public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> _InsetRectShape<Rectangle> {
        _InsetRectShape(base: self, amount: amount)
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills its frame.
    public static var rect: Rectangle { Rectangle() }
}
