import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct ViewAnimationTests {
    private let probe = Probe()

    private func texts<C: View>(_ window: TestWindow<C>) -> [String] {
        window.controls(RecordingTextWidget.self).map(\.string)
    }

    @Test("The body of an animatable view runs for each frame with the data of that moment") func animatableView() {
        let window = TestWindow(NumberStage(probe: probe))
        probe("animate")
        window.turn()
        window.advance(by: 0.5)
        #expect(texts(window) == ["50"])
        window.advance(by: 0.6)
        #expect(texts(window) == ["100"])
        #expect(window.backend.isIdle)
    }

    @Test("Without an animation an animatable view is there at once") func withoutAnimation() {
        let window = TestWindow(NumberStage(probe: probe))
        probe("set")
        window.turn()
        #expect(texts(window) == ["100"])
    }

    @Test("An animatable modifier's body runs for each frame") func animatableModifier() {
        let window = TestWindow(ModifierStage(probe: probe))
        probe("animate")
        window.turn()
        window.advance(by: 0.25)
        #expect(texts(window) == ["25"])
    }

    @Test("A completion runs when the animation has ended, and at once where nothing animates") func completion() {
        let log = Log()
        let window = TestWindow(CompletionStage(probe: probe, log: log))
        probe("animate")
        window.turn()
        window.advance(by: 0.9)
        #expect(log.lines.isEmpty)
        window.advance(by: 0.2)
        #expect(log.take() == ["done"])
        withAnimation {
        } completion: {
            log.add("nothing")
        }
        #expect(log.lines == ["nothing"])
    }

    @Test("A phase animator goes through its phases and begins again") func phases() {
        let window = TestWindow {
            PhaseAnimator(["a", "b", "c"]) {
                Text(verbatim: $0)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        var shown: [String] = []
        for _ in 0..<4 {
            window.turn()
            shown += texts(window)
            window.advance(by: 1.02)
        }
        #expect(shown == ["b", "c", "a", "b"])
    }

    @Test("With a trigger the phases are gone through once") func triggeredPhases() {
        let window = TestWindow(TriggerStage(probe: probe))
        window.advance(by: 2)
        #expect(texts(window) == ["a"])
        probe("trigger")
        window.turn()
        window.advance(by: 0.1)
        #expect(texts(window) == ["b"])
        window.advance(by: 5)
        #expect(texts(window) == ["a"])
        #expect(window.backend.isIdle)
    }

    @Test("Keyframes lead from value to value, each in its own way") func keyframes() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(10.0, duration: 1)
                MoveKeyframe(20.0)
                CubicKeyframe(40.0, duration: 2)
            }
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: 0.5) == 5)
        #expect(timeline.value(time: 1) == 20)
        #expect(timeline.value(time: 2) == 30)
        #expect(timeline.value(time: 9) == 40)
    }

    @Test("Tracks move the parts of a value beside each other") func tracks() {
        let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
            KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
            KeyframeTrack(\.y) {
                SpringKeyframe(4, duration: 0.5, spring: .bouncy)
                LinearKeyframe(0, duration: 1)
            }
        }
        #expect(timeline.duration == 1.5)
        #expect(timeline.value(time: 0.5).x == 5)
        #expect(timeline.value(time: 1.5) == CGPoint(x: 10, y: 0))
    }

    @Test("A timeline view is made anew at the moments of its schedule") func timeline() throws {
        let start = Date.now
        let window = TestWindow {
            TimelineView(.periodic(from: start, by: 1)) { context in
                Text(verbatim: "\(Int((context.date.timeIntervalSince(start)).rounded()))")
            }
        }
        #expect(texts(window) == ["0"])
        window.advance(by: 1.5)
        #expect(texts(window) == ["1"])
        window.advance(by: 1)
        #expect(texts(window) == ["2"])
    }

    @Test("A timeline of frames stands still while it is paused") func pausedTimeline() {
        let window = TestWindow {
            TimelineView(.animation(paused: true)) { _ in Text(verbatim: "a") }
        }
        window.turn()
        #expect(window.backend.isIdle)
        let moving = TestWindow { TimelineView(.animation) { _ in Text(verbatim: "a") } }
        moving.turn()
        #expect(!moving.backend.isIdle)
    }
}

@MainActor
struct MatchedGeometryTests {
    private let probe = Probe()

    @Test("A view that takes the place of another one comes from where that was") func exchange() throws {
        let window = TestWindow(ExchangeStage(probe: probe), width: 200, height: 100)
        #expect(window.frame(of: "small") == CGRect(x: 0, y: 0, width: 20, height: 20))
        probe("animate")
        window.turn()
        #expect(window.frame(of: "large") == CGRect(x: 0, y: 0, width: 20, height: 20))
        window.advance(by: 0.5)
        let half = try #require(window.frame(of: "large"))
        #expect(abs(half.midX - 55) < 1 && abs(half.width - 60) < 1)
        // The old one goes along, to where the new one is.
        #expect(abs(try #require(window.frame(of: "small")).midX - 55) < 1)
        window.advance(by: 0.6)
        #expect(window.frame(of: "large") == CGRect(x: 50, y: 0, width: 100, height: 100))
        #expect(window.frame(of: "small") == nil)
        #expect(window.backend.isIdle)
    }

    @Test("A view that is no source has the place and the size of the one that is") func follower() {
        let window = TestWindow(FollowStage(probe: probe), width: 200, height: 100)
        #expect(window.frame(of: "mark") == CGRect(x: 0, y: 0, width: 50, height: 20))
        probe("move")
        window.turn()
        #expect(window.frame(of: "mark") == CGRect(x: 50, y: 0, width: 30, height: 20))
    }
}

private struct NumberView: View, Animatable {
    var number: Double

    nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    var body: some View { Text(verbatim: "\(Int(number.rounded()))") }
}

private struct NumberStage: View {
    @State private var number = 0.0
    let probe: Probe

    init(probe: Probe) {
        self.probe = probe
    }

    var body: some View {
        probe.actions["animate"] = { withAnimation(.linear(duration: 1)) { number = 100 } }
        probe.actions["set"] = { number = 100 }
        return NumberView(number: number)
    }
}

private struct CountingModifier: AnimatableModifier {
    var number: Double

    nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    func body(content: Content) -> some View { content.overlay { Text(verbatim: "\(Int(number.rounded()))") } }
}

private struct ModifierStage: View {
    @State private var number = 0.0
    let probe: Probe

    init(probe: Probe) {
        self.probe = probe
    }

    var body: some View {
        probe.actions["animate"] = { withAnimation(.linear(duration: 1)) { number = 100 } }
        return Leaf("a").modifier(CountingModifier(number: number))
    }
}

private struct CompletionStage: View {
    @State private var isOn = false
    let probe: Probe
    let log: Log

    init(probe: Probe, log: Log) {
        self.probe = probe
        self.log = log
    }

    var body: some View {
        let log = log
        probe.actions["animate"] = {
            withAnimation(.linear(duration: 1)) {
                isOn = true
            } completion: {
                log.add("done")
            }
        }
        return Leaf("a").opacity(isOn ? 0.5 : 1)
    }
}

private struct TriggerStage: View {
    @State private var count = 0
    let probe: Probe

    init(probe: Probe) {
        self.probe = probe
    }

    var body: some View {
        probe.actions["trigger"] = { count += 1 }
        return PhaseAnimator(["a", "b"], trigger: count) {
            Text(verbatim: $0)
        } animation: { _ in
            .linear(duration: 1)
        }
    }
}

private struct ExchangeStage: View {
    @Namespace private var space
    @State private var isLarge = false
    let probe: Probe

    init(probe: Probe) {
        self.probe = probe
    }

    var body: some View {
        probe.actions["animate"] = { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
        return ZStack(alignment: .topLeading) {
            if isLarge {
                Leaf("large", .any, .any).matchedGeometryEffect(id: 1, in: space)
                    .frame(width: 100, height: 100).padding(.leading, 50)
            } else {
                Leaf("small", .any, .any).matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
            }
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
    }
}

private struct FollowStage: View {
    @Namespace private var space
    @State private var chosen = 0
    let probe: Probe

    init(probe: Probe) {
        self.probe = probe
    }

    var body: some View {
        probe.actions["move"] = { chosen = 1 }
        return HStack(spacing: 0) {
            Leaf("first", 50, 20).matchedGeometryEffect(id: 0, in: space)
            Leaf("second", 30, 20).matchedGeometryEffect(id: 1, in: space)
        }
        .background {
            Leaf("mark", .any, .any).matchedGeometryEffect(id: chosen, in: space, isSource: false)
        }
    }
}
