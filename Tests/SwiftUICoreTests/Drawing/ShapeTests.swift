import Foundation
import Testing

@testable import SwiftUICore

struct ShapeTests {
    private let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

    private func bounds(_ shape: some Shape) -> CGRect { shape.path(in: frame).boundingRect }

    @Test("A circle is as large as the shorter side allows, in the middle") func circle() {
        #expect(bounds(Circle()) == CGRect(x: 35, y: 20, width: 50, height: 50))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 100, height: 50)) == CGSize(width: 50, height: 50))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 80, height: nil)) == CGSize(width: 80, height: 80))
        #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    }

    @Test("Insets move all sides inwards, and add up") func insets() {
        #expect(bounds(Rectangle().inset(by: 5)) == CGRect(x: 15, y: 25, width: 90, height: 40))
        #expect(bounds(Circle().inset(by: 5).inset(by: 5)) == CGRect(x: 45, y: 30, width: 30, height: 30))
        #expect(bounds(Rectangle().inset(by: 30)).isNull)
    }

    @Test("An inset rounded rectangle keeps its corners' centres") func insetCorners() {
        guard case .roundedRect(let inner) = RoundedRectangle(cornerRadius: 20).inset(by: 5).path(in: frame).storage
        else {
            Issue.record("not a rounded rectangle")
            return
        }
        #expect(inner.radii == RectangleCornerRadii(uniform: 15))
        #expect(inner.rect == CGRect(x: 15, y: 25, width: 90, height: 40))
        #expect(RoundedRectangle(cornerRadius: 4).inset(by: 5).path(in: frame) == Path(frame.insetBy(dx: 5, dy: 5)))
    }

    @Test("A capsule rounds off its shorter sides") func capsule() {
        guard case .roundedRect(let rounded) = Capsule().path(in: frame).storage else {
            Issue.record("not a rounded rectangle")
            return
        }
        #expect(rounded.radii == RectangleCornerRadii(uniform: 25))
    }

    @Test("Rotation and scale are about the anchor of the frame") func rotationAndScale() {
        let turned = bounds(Rectangle().rotation(.degrees(90)))
        #expect(abs(turned.minX - 35) < 1e-9 && abs(turned.width - 50) < 1e-9 && abs(turned.height - 100) < 1e-9)
        #expect(bounds(Rectangle().scale(0.5, anchor: .topLeading)) == CGRect(x: 10, y: 20, width: 50, height: 25))
        #expect(bounds(Rectangle().offset(x: 3, y: -2)) == frame.offsetBy(dx: 3, dy: -2))
        #expect(bounds(Rectangle().size(width: 7, height: 8)) == CGRect(x: 10, y: 20, width: 7, height: 8))
    }

    @Test("A trimmed circle begins on the right and goes on downwards") func trim() {
        let quarter = Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: -10, y: -10, width: 20, height: 20))
        let bounds = quarter.boundingRect
        #expect(abs(bounds.minX) < 1e-6 && abs(bounds.minY) < 1e-6)
        #expect(abs(bounds.maxX - 10) < 1e-6 && abs(bounds.maxY - 10) < 1e-6)
    }

    @Test("A trim animates by its fractions") func trimData() {
        var shape = _TrimmedShape(shape: Circle(), startFraction: 0, endFraction: 0.5)
        shape.animatableData.second.second = 0.75
        #expect(shape.endFraction == 0.75)
    }

    @Test("A stroked shape is its outline, and a role of its own") func stroke() {
        #expect(bounds(Rectangle().stroke(lineWidth: 4)) == frame.insetBy(dx: -2, dy: -2))
        #expect(_StrokedShape<Rectangle>.role == .stroke)
        #expect(OffsetShape<_StrokedShape<Rectangle>>.role == .stroke)
    }

    @Test("A path as a shape begins at its frame's corner") func pathShape() {
        let path = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(path.path(in: frame).boundingRect == CGRect(x: 11, y: 21, width: 2, height: 2))
    }

    @Test("Shapes can be named by their static members") func staticMembers() {
        func bounds<S: Shape>(_ shape: S) -> CGRect { shape.path(in: frame).boundingRect }
        #expect(bounds(.rect) == frame && bounds(.rect(cornerRadius: 5)) == frame)
        #expect(bounds(.circle) == CGRect(x: 35, y: 20, width: 50, height: 50))
        #expect(bounds(.capsule) == frame && bounds(.ellipse) == frame)
        #expect(bounds(.rect(topLeadingRadius: 4, style: .circular)) == frame)
    }

    @Test("A shape of any type draws and animates as the one in it") func anyShape() {
        var shape = AnyShape(RoundedRectangle(cornerRadius: 10, style: .circular))
        #expect(shape.path(in: frame) == RoundedRectangle(cornerRadius: 10, style: .circular).path(in: frame))
        let target = AnyShape(RoundedRectangle(cornerRadius: 20, style: .circular)).animatableData
        shape.animatableData = shape.animatableData + (target - shape.animatableData).scaled(by: 0.5)
        #expect(shape.path(in: frame) == RoundedRectangle(cornerRadius: 15, style: .circular).path(in: frame))
    }

    @Test("Animatable data of an unknown type adds up, and is zero of every type at first") func anyData() {
        let a = _AnyAnimatableData(of: Angle(radians: 3)), b = _AnyAnimatableData(of: Angle(radians: 1))
        var angle = Angle.zero
        (a - b).set(on: &angle)
        #expect(angle.radians == 2)
        #expect(a + .zero == a && .zero - a == a.scaled(by: -1) && a - a == .zero)
        #expect(a.magnitudeSquared == 9)
        #expect(_AnyAnimatableData.zero == .zero && a != .zero)
    }
}
