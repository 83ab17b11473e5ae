import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

/// A view whose look is changed from outside, by a change that may animate.
private struct Stage<Content: View>: View {
    @State private var isOn = false
    let probe: Probe
    @ViewBuilder let content: (Bool) -> Content

    var body: some View {
        probe.actions["toggle"] = { isOn.toggle() }
        probe.actions["animate"] = { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        return content(isOn)
    }
}

@MainActor
struct EffectTests {
    private let probe = Probe()

    private func stage(@ViewBuilder _ content: @escaping (Bool) -> some View) -> TestWindow<some View> {
        TestWindow(Stage(probe: probe, content: content), width: 100, height: 100)
    }

    @Test("Opacity fades on the frame clock, and no body runs") func opacity() {
        let window = stage { Leaf("a", 20, 20).opacity($0 ? 0 : 1) }
        #expect(window.picture == ["a"])
        probe.actions["animate"]?()
        window.turn()
        _ = window.takeBodies()
        window.advance(by: 0.5)
        #expect(window.picture.first == "opacity 0.5 {")
        #expect(window.takeBodies().isEmpty)
        window.advance(by: 0.6)
        #expect(window.picture.isEmpty)
        #expect(window.backend.isIdle)
    }

    @Test("A view without opacity takes no presses and is not read aloud") func invisible() {
        let window = stage { Leaf("a", 20, 20).opacity($0 ? 0 : 1) }
        #expect(!window.surface.hits(at: CGPoint(x: 5, y: 5)).isEmpty)
        probe.actions["toggle"]?()
        window.turn()
        #expect(window.surface.hits(at: CGPoint(x: 5, y: 5)).isEmpty)
        #expect(window.host?.traits(of: "a").isVisible == false)
        probe.actions["toggle"]?()
        window.turn()
        #expect(window.host?.traits(of: "a").isVisible == true)
    }

    @Test("A scaled view is shown around its anchor, in the place that it had") func scale() {
        let window = TestWindow(Leaf("a", 20, 10).scaleEffect(2, anchor: .topLeading), width: 100, height: 100)
        #expect(window.frame(of: "a") == CGRect(x: 0, y: 0, width: 40, height: 20))
        let centered = TestWindow(Leaf("a", 20, 10).scaleEffect(x: 3), width: 100, height: 100)
        #expect(centered.frame(of: "a") == CGRect(x: -20, y: 0, width: 60, height: 10))
    }

    @Test("A rotation moves on the frame clock") func rotation() throws {
        let window = stage { Leaf("a", 20, 20).rotationEffect(.degrees($0 ? 90 : 0)) }
        probe.actions["animate"]?()
        window.turn()
        window.advance(by: 0.5)
        let frame = try #require(window.frame(of: "a"))
        #expect(abs(frame.width - 20 * 2.0.squareRoot()) < 0.01)
        #expect(abs(frame.midX - 10) < 1e-6 && abs(frame.midY - 10) < 1e-6)
        window.advance(by: 1)
        #expect(window.backend.isIdle)
    }

    @Test("From right to left an anchor is mirrored") func mirroredAnchor() {
        let backend = RecordingBackend()
        var values = EnvironmentValues()
        values.layoutDirection = .rightToLeft
        let window = TestWindow(
            Leaf("a", 20, 10).scaleEffect(2, anchor: .leading), width: 100, height: 10, environment: values,
            backend: backend)
        window.graph.isRightToLeft = true
        window.surface.resize(to: CGSize(width: 100, height: 12))
        window.turn()
        #expect(window.frame(of: "a")?.maxX == 100)
    }

    @Test("A shadow lies under the view and turns with it") func shadow() {
        let red = Color(red: 1, green: 0, blue: 0)
        let view = Leaf("a", 20, 20).shadow(color: red, radius: 4, x: 2, y: 0)
        #expect(TestWindow(view).picture == ["shadow #FF0000FF radius 4.0 offset 2.0, 0.0 {", "a", "}"])
        let scaled = TestWindow(view.scaleEffect(2)).picture
        #expect(scaled == ["shadow #FF0000FF radius 8.0 offset 4.0, 0.0 {", "a", "}"])
    }

    @Test("A blur of no radius draws the view as it is") func blur() {
        #expect(TestWindow(Leaf("a", 20, 20).blur(radius: 3)).picture == ["blur 3.0 {", "a", "}"])
        #expect(TestWindow(Leaf("a", 20, 20).blur(radius: 0)).picture == ["a"])
    }

    @Test("A mask is drawn in the size of the view and takes no presses") func mask() {
        let window = TestWindow(Leaf("a", 20, 20).mask { Circle() }, width: 100, height: 100)
        #expect(window.picture == ["masked {", "a", "} by {", "fill (0.0, 0.0, 20.0, 20.0) #000000CC", "}"])
    }

    @Test("An effect of one's own moves by its animatable data") func ownEffect() {
        struct Shift: GeometryEffect {
            var distance: CGFloat
            var animatableData: CGFloat {
                get { distance }
                set { distance = newValue }
            }
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
            }
        }
        let window = stage { Leaf("a", 20, 20).modifier(Shift(distance: $0 ? 40 : 0)) }
        probe.actions["animate"]?()
        window.turn()
        window.advance(by: 0.25)
        #expect(window.frame(of: "a")?.minX == 10)
    }

    @Test("Half a turn about the vertical axis shows the view mirrored") func rotation3D() {
        let effect = Rotation3DEffect(
            angle: .degrees(180), axis: Vector3((0, 1, 0)), anchor: .center, anchorZ: 0)
        let matrix = effect.effectValue(size: CGSize(width: 10, height: 10))
        let point = CGPoint(x: 1, y: 3).applying(matrix)
        #expect(abs(point.x - 9) < 1e-9 && abs(point.y - 3) < 1e-9)
    }
}
