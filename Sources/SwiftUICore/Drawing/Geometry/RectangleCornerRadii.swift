import Foundation

/// The radius of each corner of a rounded rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
    /// The radius of the top leading corner, in points.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner, in points.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner, in points.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner, in points.
    public var topTrailing: CGFloat

    /// Radii for the four corners, each zero unless given.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension RectangleCornerRadii {
    package init(uniform radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    package var isUniform: Bool {
        topLeading == topTrailing && topLeading == bottomLeading && topLeading == bottomTrailing
    }

    package func map(_ transform: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: transform(topLeading), bottomLeading: transform(bottomLeading),
            bottomTrailing: transform(bottomTrailing), topTrailing: transform(topTrailing)
        )
    }

    /// The radii made non-negative and scaled down together until two neighbours fit on each side of `size`.
    package func fitted(to size: CGSize) -> RectangleCornerRadii {
        let radii = map { $0.isFinite ? max($0, 0) : ($0 > 0 ? min(size.width, size.height) : 0) }
        func ratio(_ length: CGFloat, _ sum: CGFloat) -> CGFloat { sum > length ? length / sum : 1 }
        let scale = min(
            ratio(size.width, radii.topLeading + radii.topTrailing),
            ratio(size.width, radii.bottomLeading + radii.bottomTrailing),
            ratio(size.height, radii.topLeading + radii.bottomLeading),
            ratio(size.height, radii.topTrailing + radii.bottomTrailing)
        )
        return scale < 1 ? radii.map { $0 * scale } : radii
    }
}
