import Foundation

/// A rectangle with rounded corners that fills its frame.
@frozen public struct RoundedRectangle: InsettableShape {
    /// The size of the corners, in points.
    public var cornerSize: CGSize

    /// The shape of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rectangle whose corners are rounded over a width and a height in points.
    @inlinable public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rectangle whose corners have a radius in points.
    @inlinable public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> _Inset {
        _Inset(base: self, amount: amount)
    }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// A rounded rectangle whose corners keep their centres while its sides move inwards.
    public struct _Inset: InsettableShape {
        var base: RoundedRectangle
        var amount: CGFloat

        public func path(in rect: CGRect) -> Path {
            let inner = rect.insetBy(dx: amount, dy: amount)
            // A corner is no larger than half the frame, so it shrinks from there.
            let corner = CGSize(
                width: max(min(base.cornerSize.width, abs(rect.width) / 2) - amount, 0),
                height: max(min(base.cornerSize.height, abs(rect.height) / 2) - amount, 0))
            return Path(roundedRect: inner, cornerSize: corner, style: base.style)
        }

        public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        public func inset(by amount: CGFloat) -> _Inset {
            _Inset(base: base, amount: self.amount + amount)
        }

        public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set { (base.animatableData, amount) = (newValue.first, newValue.second) }
        }
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners that fills its frame.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with rounded corners that fills its frame.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
