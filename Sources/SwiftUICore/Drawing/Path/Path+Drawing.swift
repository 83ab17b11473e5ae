import Foundation

extension Path {
    /// Begins a new subpath at `end`.
    public mutating func move(to end: CGPoint) {
        elements.move(to: end)
    }

    /// Adds a straight line to `end`. Does nothing while there is no current point.
    public mutating func addLine(to end: CGPoint) {
        elements.line(to: end)
    }

    /// Adds a quadratic Bézier curve to `end`.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.quad(to: end, control: control)
    }

    /// Adds a cubic Bézier curve to `end`.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.cubic(to: end, control1: control1, control2: control2)
    }

    /// Draws a line to where the subpath began and ends it.
    public mutating func closeSubpath() {
        elements.close()
    }

    /// Adds a subpath of straight lines between the points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds a rectangle as a closed subpath.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        if isEmpty, transform.isIdentity {
            storage = .rect(rect.standardized)
        } else {
            elements.addRect(rect.standardized, transform: transform)
        }
    }

    /// Adds rectangles, each as a closed subpath.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle with rounded corners of the given size.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard cornerSize.width != cornerSize.height else {
            let radii = RectangleCornerRadii(uniform: cornerSize.width)
            addRoundedRect(in: rect, cornerRadii: radii, style: style, transform: transform)
            return
        }
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let width = min(max(cornerSize.width, 0), rect.width / 2)
        let height = min(max(cornerSize.height, 0), rect.height / 2)
        guard width > 0, height > 0 else {
            addRect(rect, transform: transform)
            return
        }
        // Elliptical corners are circular ones on a stretched rectangle.
        let stretch = CGAffineTransform(scaleX: 1, y: height / width)
        let flat = CGRect(
            x: rect.minX, y: rect.minY * width / height, width: rect.width, height: rect.height * width / height)
        RoundedRect(rect: flat, radii: RectangleCornerRadii(uniform: width), style: style)
            .add(to: &elements, transform: stretch.concatenating(transform))
    }

    /// Adds a rectangle with a radius for each corner. Leading is left: a path knows no layout direction.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let rounded = RoundedRect(rect: rect.standardized, radii: cornerRadii, style: style)
        guard rounded.radii != RectangleCornerRadii() else {
            addRect(rect, transform: transform)
            return
        }
        if isEmpty, transform.isIdentity {
            storage = .roundedRect(rounded)
        } else {
            rounded.add(to: &elements, transform: transform)
        }
    }

    /// Adds the ellipse that touches the sides of `rect`.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        if isEmpty, transform.isIdentity {
            storage = .ellipse(rect.standardized)
        } else {
            elements.addEllipse(in: rect.standardized, transform: transform)
        }
    }

    /// Adds an arc of a circle that begins at `startAngle` and goes on by `delta`, after a line from the current point.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        elements.addArc(
            center: center, radius: radius, start: startAngle.radians, delta: delta.radians, transform: transform)
    }

    /// Adds an arc of a circle, after a line from the current point.
    ///
    /// As SwiftUI documents it, the y axis points down here, so an arc that is `clockwise` goes round with falling
    /// angles: counterclockwise, as seen on the screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if clockwise, delta > 0 {
            delta = delta.truncatingRemainder(dividingBy: turn) - turn
        } else if !clockwise, delta < 0 {
            delta = delta.truncatingRemainder(dividingBy: turn) + turn
        }
        elements.addArc(
            center: center, radius: radius, start: startAngle.radians, delta: delta, transform: transform)
    }

    /// Adds the arc of a circle that touches the line from the current point to `tangent1End` and the line from there
    /// to `tangent2End`, after a line to where it begins.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        // The current point is in the path's own space already, the arguments are not.
        let origin = transform.isIdentity ? current : current.applying(transform.inverted())
        guard
            let arc = TangentArc(from: origin, corner: tangent1End, to: tangent2End, radius: radius)
        else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        elements.addArc(
            center: arc.center, radius: radius, start: arc.start, delta: arc.delta, transform: transform)
    }

    /// Adds all the subpaths of `path`.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        if isEmpty {
            self = path.applying(transform)
        } else {
            elements.append(path.elements, transform: transform)
        }
    }
}
