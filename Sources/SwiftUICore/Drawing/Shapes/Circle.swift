import Foundation

/// The largest circle in the middle of its frame.
@frozen public struct Circle: InsettableShape, BitwiseCopyable {
    /// Creates a circle that is as large as its frame allows.
    @inlinable public init() {}

    public func path(in rect: CGRect) -> Path {
        guard !rect.isNull else { return Path() }
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// A square of the shorter proposed side.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let side?, nil), (nil, let side?): side
            case (nil, nil): proposal.replacingUnspecifiedDimensions().width
            }
        return CGSize(width: side, height: side)
    }

    public func inset(by amount: CGFloat) -> _InsetRectShape<Circle> {
        _InsetRectShape(base: self, amount: amount)
    }
}

extension Shape where Self == Circle {
    /// The largest circle in the middle of its frame.
    public static var circle: Circle { Circle() }
}
