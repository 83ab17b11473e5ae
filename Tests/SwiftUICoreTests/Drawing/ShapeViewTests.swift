import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct ShapeViewTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func picture(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) -> [String] {
        TestWindow(view, width: 100, height: 60, environment: environment).picture
    }

    @Test("A colour fills the space that it is offered") func color() {
        #expect(picture(red) == ["fill (0.0, 0.0, 100.0, 60.0) #FF0000FF"])
    }

    @Test("A shape without a style is filled with the foreground") func foreground() {
        var values = EnvironmentValues()
        values.setForeground(AnyShapeStyle(blue))
        #expect(picture(Circle(), environment: values) == ["fill (0.0, 0.0, 60.0, 60.0) #0000FFFF"])
    }

    @Test("Fills and strokes of one shape lie upon each other in order") func chain() {
        #expect(
            picture(Circle().fill(red).stroke(blue, lineWidth: 2)) == [
                "fill (0.0, 0.0, 60.0, 60.0) #FF0000FF", "stroke (0.0, 0.0, 60.0, 60.0) #0000FFFF",
            ])
    }

    @Test("A stroked border stays inside the frame") func strokeBorder() {
        #expect(
            picture(Rectangle().strokeBorder(red, lineWidth: 10)) == ["stroke (5.0, 5.0, 90.0, 50.0) #FF0000FF"])
        #expect(
            picture(Rectangle().fill(blue).strokeBorder(red, lineWidth: 10)).last
                == "stroke (5.0, 5.0, 90.0, 50.0) #FF0000FF")
    }

    @Test("A shape with one fill or stroke is one node and runs no body") func oneNode() {
        let filled = TestWindow(Circle().fill(red), width: 100, height: 60)
        #expect(filled.takeBodies().isEmpty && filled.items.count == 1 && filled.items[0].children.isEmpty)
        let bordered = TestWindow(Circle().strokeBorder(red), width: 100, height: 60)
        #expect(bordered.takeBodies().isEmpty && bordered.items[0].children.isEmpty)
    }

    @Test("A clear shape draws nothing") func clear() {
        #expect(picture(Rectangle().fill(.clear)).isEmpty)
    }

    @Test("A gradient is a view too") func gradient() {
        #expect(
            picture(LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom))
                == ["fill (0.0, 0.0, 100.0, 60.0) linear gradient"])
    }

    private struct Surroundings: View {
        var scheme: ColorScheme

        var body: some View {
            Color.blue.environment(\.colorScheme, scheme)
        }
    }

    @Test("A colour of the theme follows a change from light to dark") func themeChange() {
        let window = TestWindow(Surroundings(scheme: .light), width: 100, height: 60)
        #expect(window.picture == ["fill (0.0, 0.0, 100.0, 60.0) #3584E4FF"])
        window.setContent(Surroundings(scheme: .dark))
        window.turn()
        #expect(window.picture == ["fill (0.0, 0.0, 100.0, 60.0) #62A0EAFF"])
    }

    @Test("An uneven shape is mirrored from right to left") func rightToLeft() throws {
        let window = TestWindow(
            UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular), width: 100, height: 60)
        #expect(try #require(window.drawing.first).path.contains(CGPoint(x: 99, y: 1)))
        window.graph.isRightToLeft = true
        let path = try #require(window.drawing.first?.path)
        #expect(path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 1)))
    }
}

@MainActor
struct ShapeAnimationTests {
    private struct Ring: View {
        var end: CGFloat
        var color: Color

        var body: some View {
            Circle().trim(from: 0, to: end).stroke(color, lineWidth: 2)
        }
    }

    @Test("A trim and a colour move on the clock, and no body runs meanwhile") func trim() throws {
        let window = TestWindow(Ring(end: 0.5, color: .clear), width: 100, height: 100)
        window.settle()
        withAnimation(.linear(duration: 1)) {
            window.setContent(Ring(end: 1, color: Color(red: 1, green: 0, blue: 0)))
            window.turn()
        }
        _ = window.takeBodies()
        window.advance(by: 0.5)
        let half = try #require(window.drawing.first)
        #expect(abs(half.path.length / (100 * .pi) - 0.75) < 0.02)
        #expect(abs(half.paint.representativeColor.opacity - 0.5) < 0.05)
        #expect(window.takeBodies().isEmpty)
        window.advance(by: 0.6)
        let end = try #require(window.drawing.first)
        #expect(abs(end.path.length / (100 * .pi) - 1) < 0.001)
        #expect(end.paint.representativeColor.description == "#FF0000FF")
    }

    @Test("Without an animation a change shows at once") func atOnce() throws {
        let window = TestWindow(Ring(end: 0.5, color: .red), width: 100, height: 100)
        window.settle()
        window.setContent(Ring(end: 0.25, color: .red))
        window.turn()
        #expect(abs(try #require(window.drawing.first).path.length / (100 * .pi) - 0.25) < 0.001)
    }

    @Test("An equal view value draws nothing anew") func unchanged() {
        let window = TestWindow(Ring(end: 0.5, color: .red), width: 100, height: 100)
        window.settle()
        window.setContent(Ring(end: 0.5, color: .red))
        #expect(window.takeOperations().isEmpty)
    }
}
