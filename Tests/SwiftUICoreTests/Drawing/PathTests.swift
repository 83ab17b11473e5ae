import Foundation
import Testing

@testable import SwiftUICore

struct PathTests {
    private let unit = CGRect(x: 0, y: 0, width: 100, height: 50)

    private func isClose(_ a: CGPoint?, _ b: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
        guard let a else { return false }
        return abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
    }

    @Test("An arc that is not clockwise goes round with growing angles") func arcDirection() {
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(isClose(path.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(
            isClose(
                path.trimmedPath(from: 0, to: 0.5).currentPoint, CGPoint(x: 50.0.squareRoot(), y: 50.0.squareRoot()),
                within: 0.01))
        #expect(abs(path.length - 5 * .pi) < 0.01)
    }

    @Test("A clockwise arc takes the way with falling angles") func clockwiseArc() {
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        #expect(isClose(path.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(abs(path.length - 15 * .pi) < 0.02)
    }

    @Test("An arc from -90° to 270° is a whole circle") func wholeCircle() {
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: .degrees(-90), endAngle: .degrees(270), clockwise: false)
        #expect(abs(path.length - 20 * .pi) < 0.02)
        #expect(isClose(path.currentPoint, CGPoint(x: 0, y: -10)))
    }

    @Test("An arc begins with a line from the current point") func arcAfterPoint() {
        var path = Path()
        path.move(to: CGPoint(x: 20, y: 0))
        path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(abs(path.length - (10 + 5 * .pi)) < 0.01)
    }

    @Test("An arc between tangents touches both") func tangentArc() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(isClose(path.currentPoint, CGPoint(x: 100, y: 20)))
        #expect(abs(path.length - (80 + 10 * .pi)) < 0.01)
    }

    @Test("Relative arcs may run against the angle") func relativeArc() {
        var path = Path()
        path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(-180))
        #expect(isClose(path.currentPoint, CGPoint(x: 0, y: -10)))
    }

    @Test("A curve's bounding box leaves out its control points") func curveBounds() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        let bounds = path.boundingRect
        #expect(abs(bounds.height - 50) < 1e-9)
        #expect(abs(bounds.width - 100) < 1e-9)
    }

    @Test("A turned ellipse has the bounds of its curve") func turnedEllipseBounds() {
        let path = Path(ellipseIn: CGRect(x: -20, y: -10, width: 40, height: 20))
            .applying(CGAffineTransform(rotationAngle: .pi / 4))
        // Half the extent of a turned ellipse is √(a² cos² + b² sin²).
        let half = ((400.0 + 100.0) / 2).squareRoot()
        #expect(abs(path.boundingRect.maxX - half) < 0.02)
        #expect(abs(path.boundingRect.minY + half) < 0.02)
    }

    @Test("An empty path has the null rectangle as its bounds") func emptyPath() {
        #expect(Path().isEmpty)
        #expect(Path().boundingRect.isNull)
        #expect(Path().currentPoint == nil)
    }

    @Test("A line without a current point draws nothing") func lineWithoutPoint() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.isEmpty)
    }

    @Test("A trimmed half has half the length, and keeps the start") func trimmedHalf() {
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let half = circle.trimmedPath(from: 0, to: 0.5)
        #expect(abs(half.length - circle.length / 2) < 1e-6)
        #expect(isClose(half.currentPoint, CGPoint(x: -10, y: 0), within: 1e-6))
        #expect(half.contains(CGPoint(x: 0, y: 5)))
        #expect(!half.contains(CGPoint(x: 0, y: -5)))
    }

    @Test("Trimming cuts by length, not by curve parameter") func trimByLength() {
        var path = Path()
        path.move(to: .zero)
        // A straight curve whose parameter runs slowly at first.
        path.addCurve(to: CGPoint(x: 90, y: 0), control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 2, y: 0))
        #expect(isClose(path.trimmedPath(from: 0.2, to: 0.5).currentPoint, CGPoint(x: 45, y: 0), within: 1e-3))
    }

    @Test("Trimming runs on over subpaths") func trimOverSubpaths() {
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)])
        let trimmed = path.trimmedPath(from: 0.125, to: 0.5)
        #expect(trimmed.description == "5 0 m 10 0 l 0 5 m 10 5 l")
    }

    @Test("A trim without extent is empty", arguments: [(0.5, 0.5), (0.7, 0.2), (1.5, 2), (-2, -1)])
    func emptyTrim(from: CGFloat, to: CGFloat) {
        #expect(Path(unit).trimmedPath(from: from, to: to).isEmpty)
    }

    @Test("The even-odd rule leaves a hole where the winding number fills") func fillRules() {
        var path = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        let middle = CGPoint(x: 50, y: 50)
        #expect(path.contains(middle))
        #expect(!path.contains(middle, eoFill: true))
        #expect(path.contains(CGPoint(x: 10, y: 10), eoFill: true))
    }

    @Test("A rounded rectangle leaves out its corners", arguments: [RoundedCornerStyle.circular, .continuous])
    func roundedRect(style: RoundedCornerStyle) {
        let path = Path(roundedRect: unit, cornerRadius: 20, style: style)
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(path.contains(CGPoint(x: 10, y: 10)))
        #expect(path.contains(CGPoint(x: 50, y: 1)))
        #expect(Path(path.elements).boundingRect.insetBy(dx: -1e-9, dy: -1e-9).contains(unit))
        #expect(path.boundingRect == unit)
    }

    @Test("A radius beyond the half side makes a capsule") func capsule() {
        let path = Path(roundedRect: unit, cornerRadius: 1000, style: .circular)
        #expect(abs(Path(path.elements).length - (100 + 50 * .pi)) < 0.05)
    }

    @Test("Each corner takes its own radius") func cornerRadii() {
        let radii = RectangleCornerRadii(topLeading: 20)
        let path = Path(roundedRect: unit, cornerRadii: radii, style: .circular)
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(path.contains(CGPoint(x: 98, y: 2)))
        #expect(path.contains(CGPoint(x: 2, y: 48)))
    }

    @Test("Elliptical corners reach as far as their size says") func ellipticalCorners() {
        let path = Path(roundedRect: unit, cornerSize: CGSize(width: 40, height: 10), style: .circular)
        #expect(abs(path.boundingRect.minX) < 1e-9 && abs(path.boundingRect.maxY - 50) < 1e-9)
        #expect(path.contains(CGPoint(x: 1, y: 10)))
        #expect(!path.contains(CGPoint(x: 1, y: 5)))
        #expect(!path.contains(CGPoint(x: 20, y: 0.5)))
    }

    @Test("A path equals its text form read back") func textForm() throws {
        var path = Path(ellipseIn: unit)
        path.addQuadCurve(to: CGPoint(x: 1.5, y: 2), control: CGPoint(x: 3, y: -4))
        #expect(try #require(Path(path.description)) == path)
        #expect(Path("1 2 3 m") == nil)
        #expect(Path("1 2 x") == nil)
        #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 2)).description == "0 0 m 1 0 l 1 2 l 0 2 l h")
    }

    @Test("A rectangle equals the same lines drawn one by one") func equality() {
        let drawn = Path { path in
            path.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50), CGPoint(x: 0, y: 50)])
            path.closeSubpath()
        }
        #expect(drawn == Path(unit))
        #expect(drawn != Path(unit.offsetBy(dx: 1, dy: 0)))
    }

    @Test("Simple shapes stay simple when moved and scaled") func simpleShapes() {
        guard case .rect(let rect) = Path(unit).offsetBy(dx: 5, dy: 6).storage else {
            Issue.record("not a rectangle")
            return
        }
        #expect(rect == CGRect(x: 5, y: 6, width: 100, height: 50))
        guard
            case .roundedRect(let rounded) = Path(roundedRect: unit, cornerRadius: 8)
                .applying(CGAffineTransform(scaleX: 2, y: 2)).storage
        else {
            Issue.record("not a rounded rectangle")
            return
        }
        #expect(rounded.radii == RectangleCornerRadii(uniform: 16))
    }

    @Test("A line after a closed subpath begins where that began") func lineAfterClose() {
        var path = Path(unit)
        path.addLine(to: CGPoint(x: -10, y: 0))
        #expect(path.description.hasSuffix("h 0 0 m -10 0 l"))
    }
}
