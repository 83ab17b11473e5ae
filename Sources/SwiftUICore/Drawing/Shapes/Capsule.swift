import Foundation

/// A rectangle whose shorter sides are half circles.
@frozen public struct Capsule: InsettableShape {
    /// The shape of the corners.
    public var style: RoundedCornerStyle

    /// Creates a capsule. Its ends are half circles.
    @inlinable public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public func path(in rect: CGRect) -> Path {
        guard !rect.isNull else { return Path() }
        return Path(roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2, style: style)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> _InsetRectShape<Capsule> {
        _InsetRectShape(base: self, amount: amount)
    }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are half circles.
    public static var capsule: Capsule { Capsule() }

    /// A rectangle whose shorter sides are half circles.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
