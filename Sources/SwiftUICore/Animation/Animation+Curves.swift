import Foundation

extension Animation {
    private static let curveDuration: TimeInterval = 0.35

    private static func curve(_ curve: UnitCurve, _ duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }

    /// Begins and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }

    /// Begins and ends slowly.
    public static var easeInOut: Animation { easeInOut(duration: curveDuration) }

    /// Begins slowly.
    public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }

    /// Begins slowly.
    public static var easeIn: Animation { easeIn(duration: curveDuration) }

    /// Ends slowly.
    public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }

    /// Ends slowly.
    public static var easeOut: Animation { easeOut(duration: curveDuration) }

    /// Goes on at one speed.
    public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }

    /// Goes on at one speed.
    public static var linear: Animation { linear(duration: curveDuration) }

    /// Follows the cubic Bézier curve of the given control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        curve(
            .bezier(
                startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)), duration)
    }

    /// Follows `curve`.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        self.curve(curve, duration)
    }
}
