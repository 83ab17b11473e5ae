import Foundation
import Testing

@testable import SwiftUICore

struct TransformTests {
    private func isClose(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
        let pairs = [(a.a, b.a), (a.b, b.b), (a.c, b.c), (a.d, b.d), (a.tx, b.tx), (a.ty, b.ty)]
        return pairs.allSatisfy { abs($0.0 - $0.1) < 1e-9 }
    }

    private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
    }

    @Test("A quarter turn takes the x axis to the y axis") func rotation() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isClose(turn, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)))
        #expect(isClose(CGPoint(x: 2, y: 0).applying(turn), CGPoint(x: 0, y: 2)))
    }

    @Test("translatedBy and scaledBy act before the transformation") func order() {
        let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7)
        #expect(t == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 21))
        let s = CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 2, y: 3)
        #expect(s == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7))
    }

    @Test("concatenating acts after the transformation") func concatenating() {
        let first = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 3, y: 4)
        let second = CGAffineTransform(scaleX: 2, y: -1)
        let point = CGPoint(x: 11, y: -5)
        #expect(isClose(point.applying(first.concatenating(second)), point.applying(first).applying(second)))
    }

    @Test("A transformation and its inverse cancel out") func inverse() {
        let t = CGAffineTransform(a: 2, b: 1, c: -3, d: 4, tx: 5, ty: 6)
        #expect(isClose(t.concatenating(t.inverted()), .identity))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("Sizes ignore the move and rectangles grow to their corners") func sizesAndRects() {
        let t = CGAffineTransform(translationX: 100, y: 100).scaledBy(x: 2, y: 2)
        #expect(CGSize(width: 3, height: 4).applying(t) == CGSize(width: 6, height: 8))
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
    }

    @Test("A projection agrees with the affine transformation that it came from") func projection() {
        let t = CGAffineTransform(a: 2, b: 1, c: -3, d: 4, tx: 5, ty: 6)
        let point = CGPoint(x: 7, y: 8)
        #expect(isClose(point.applying(ProjectionTransform(t)), point.applying(t)))
        #expect(CGAffineTransform(ProjectionTransform(t)) == t)
    }

    @Test("A perspective divides by the third coordinate, and its inverse undoes it") func perspective() {
        var m = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: -3, d: 4, tx: 5, ty: 6))
        m.m13 = 0.01
        let point = CGPoint(x: 100, y: 8)
        #expect(isClose(point.applying(m), CGPoint(x: 90.5, y: 69)))
        #expect(isClose(point.applying(m).applying(m.inverted()), point))
        #expect(!m.isAffine)
    }

    @Test("Angles convert between degrees and radians") func angles() {
        #expect(Angle.degrees(180).radians == .pi)
        #expect(abs(Angle(radians: .pi / 3).degrees - 60) < 1e-12)
        #expect(Angle.degrees(30) + .degrees(60) > .degrees(89))
    }

    @Test("Sets of edges tell which edges they hold") func edgeSets() {
        let insets = EdgeInsets(8, edges: .horizontal)
        #expect(insets == EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
        #expect(Edge.Set.all.contains(.top) && !Edge.Set.vertical.contains(.leading))
    }
}
