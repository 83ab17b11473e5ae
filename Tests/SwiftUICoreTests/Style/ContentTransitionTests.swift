import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Changing<Content: View>: View {
    @State private var value = 1
    let probe: Probe
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
        probe.actions["change"] = { value += 1 }
        probe.actions["animate"] = { withAnimation(.linear(duration: 1)) { value += 1 } }
        return content(value)
    }
}

@MainActor
struct ContentTransitionTests {
    private let probe = Probe()

    @Test("A number rolls from the old one to the new one, and then one text is left") func numericText() {
        let window = TestWindow(
            Changing(probe: probe) { Text(verbatim: "\($0)").contentTransition(.numericText()) })
        let own = window.widgetNames
        #expect(own.count == 1)
        probe.actions["animate"]?()
        window.turn()
        window.advance(by: 0.5)
        #expect(window.widgetNames.count == 3)
        #expect(window.picture.filter { $0 == "opacity 0.5 {" }.count == 2)
        #expect(!window.picture.contains(own[0]))
        window.advance(by: 1)
        #expect(window.widgetNames == own && window.picture == own)
        #expect(window.backend.isIdle)
    }

    @Test("Without an animation, or by default, a text changes at once") func identity() {
        let rolling = TestWindow(
            Changing(probe: probe) { Text(verbatim: "\($0)").contentTransition(.numericText()) })
        probe.actions["change"]?()
        rolling.turn()
        #expect(rolling.widgetNames.count == 1)
        let plain = TestWindow(Changing(probe: probe) { Text(verbatim: "\($0)") })
        probe.actions["animate"]?()
        plain.turn()
        #expect(plain.widgetNames.count == 1)
    }

    @Test("A smaller number rolls the other way") func direction() {
        let transition = ContentTransition.numericText(value: 0)
        func way(_ old: String, _ new: String) -> [AnyTransition.Effect]? {
            transition.textTransition(from: old, to: new, lineHeight: 10)?.removal
        }
        #expect(way("9", "10")?.first == .offset(CGSize(width: 0, height: -7)))
        #expect(way("10", "9")?.first == .offset(CGSize(width: 0, height: 7)))
    }

    @Test("A symbol takes another one's place by growing as that one shrinks") func replace() {
        let window = TestWindow(
            Changing(probe: probe) {
                Image(systemName: $0 == 1 ? "star" : "heart").contentTransition(.symbolEffect(.replace))
            })
        probe.actions["change"]?()
        window.turn()
        window.advance(by: 0.1)
        #expect(window.drawing.count == 2)
        window.advance(by: 2)
        #expect(window.drawing.count == 1 && window.backend.isIdle)
    }

    @Test("A bounce plays once for each change of its value") func bounce() throws {
        let window = TestWindow(
            Changing(probe: probe) { Image(systemName: "star").symbolEffect(.bounce, value: $0) })
        let width = try #require(window.drawing.first).path.boundingRect.width
        #expect(window.backend.isIdle)
        probe.actions["change"]?()
        window.turn()
        window.advance(by: 0.08)
        #expect(try #require(window.drawing.first).path.boundingRect.width > width * 1.05)
        window.advance(by: 1)
        #expect(abs(try #require(window.drawing.first).path.boundingRect.width - width) < 1e-9)
        #expect(window.backend.isIdle)
    }

    @Test("A pulse lasts as long as it is on") func pulse() {
        let window = TestWindow(
            Changing(probe: probe) { Image(systemName: "star").symbolEffect(.pulse, isActive: $0 == 2) })
        #expect(window.backend.isIdle)
        probe.actions["change"]?()
        window.turn()
        window.advance(by: 0.3)
        #expect(window.picture.contains { $0.hasPrefix("opacity") } && !window.backend.isIdle)
        probe.actions["change"]?()
        window.turn()
        window.advance(by: 0.1)
        #expect(window.backend.isIdle)
    }
}
