import Foundation
import SwiftUICore

/// A path as an object that is drawn step by step.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
    private var path = Path()

    private init(_ path: Path) {
        self.path = path
    }

    /// An empty path.
    public override init() {}

    /// The rectangle `rect`.
    public convenience init(rect: CGRect) {
        self.init(Path(rect))
    }

    /// The ellipse that touches the sides of `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init(Path(ellipseIn: rect))
    }

    /// The rectangle `rect` with rounded corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
    }

    /// The rectangle `rect` with some of its corners rounded.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        self.init(Path(roundedRect: rect, cornerRadii: radii, style: .circular))
    }

    /// An arc of a circle between two angles in radians. The y axis points down: a clockwise arc is one as seen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The path of `cgPath`, as it is now.
    public convenience init(cgPath CGPath: CGPath) {
        self.init(Path(CGPath))
    }

    /// The path as one of Core Graphics.
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the path.
    open var bounds: CGRect { path.boundingRect }

    /// Where the next line would begin.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Whether points are inside that the path goes round an odd number of times.
    open var usesEvenOddFillRule = false

    /// Whether the point is inside.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    /// Begins a new subpath at `point`.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line to `point`.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle between two angles in radians; a clockwise arc is one as seen on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // SwiftUI's paths count it the other way round.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    /// Draws a line to where the subpath began and ends it.
    open func close() { path.closeSubpath() }

    /// Adds all the subpaths of `bezierPath`.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Makes the path empty.
    open func removeAllPoints() { path = Path() }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(path)
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }
}
