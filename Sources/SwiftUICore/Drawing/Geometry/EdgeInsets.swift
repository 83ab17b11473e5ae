import Foundation

/// The distances, in points, between the sides of two rectangles; positive values go inwards.
public struct EdgeInsets: Hashable, Sendable, Animatable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the leading edge, in points.
    public var leading: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the trailing edge, in points.
    public var trailing: CGFloat

    /// Insets of the given distances.
    @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets of zero on all sides.
    @inlinable public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}

extension EdgeInsets {
    /// Insets of `length` at each of `edges` and of zero at the others.
    package init(_ length: CGFloat, edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    /// The sum of the leading and trailing insets.
    package var horizontal: CGFloat { leading + trailing }

    /// The sum of the top and bottom insets.
    package var vertical: CGFloat { top + bottom }
}
