import Foundation

/// How a path is stroked. Lengths are in points.
public struct StrokeStyle: Equatable, Sendable, Animatable {
    /// The width of the line.
    public var lineWidth: CGFloat

    /// How the line ends.
    public var lineCap: CGLineCap

    /// How the line's segments meet.
    public var lineJoin: CGLineJoin

    /// The greatest ratio of a miter's length to the line's width; a corner beyond it is bevelled.
    public var miterLimit: CGFloat

    /// The lengths of painted and unpainted pieces in turn; empty for a solid line.
    public var dash: [CGFloat]

    /// How far into the dash pattern the line begins.
    public var dashPhase: CGFloat

    /// A solid line one point wide with square ends and sharp corners, unless given otherwise.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}
