import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct TransitionTests {
    private let probe = Probe()
    private let log = Log()

    @Test("A transition of one's own goes from phase to phase, and the view goes when it has ended") func phases() {
        let window = TestWindow(TransitionStage(probe: probe, transition: AnyTransition(PhaseTransition(log: log))))
        #expect(log.lines.isEmpty)
        probe("toggle")
        window.turn()
        // Nothing of the view is seen at first.
        #expect(window.picture.isEmpty)
        window.advance(by: 2)
        // A body may run once more before the view is on the screen.
        #expect(log.take().uniqued.suffix(2) == ["willAppear", "identity"])
        #expect(!window.picture.contains { $0.contains("opacity") })
        #expect(window.widgetNames.count == 1)
        probe("toggle")
        window.turn()
        #expect(log.take().uniqued == ["didDisappear"])
        #expect(window.widgetNames.count == 1)
        window.advance(by: 2)
        #expect(window.widgetNames.isEmpty)
        #expect(window.backend.isIdle)
    }

    @Test("A transition of two modifiers moves from one to the other") func modifiers() {
        let window = TestWindow(
            TransitionStage(
                probe: probe, transition: .modifier(active: Shifted(x: 100), identity: Shifted(x: 0))))
        probe("toggle")
        window.turn()
        window.advance(by: 0.5)
        let middle = window.frame(of: "a")?.minX ?? 0
        #expect(middle > 10 && middle < 90)
        window.advance(by: 1)
        #expect(window.frame(of: "a")?.minX == 0)
    }

    @Test("A transition for one way only leaves the other alone") func asymmetric() {
        let window = TestWindow(
            TransitionStage(
                probe: probe,
                transition: .asymmetric(insertion: .identity, removal: AnyTransition(PhaseTransition(log: log)))))
        probe("toggle")
        window.turn()
        window.advance(by: 2)
        #expect(log.take().uniqued == ["identity"])
        probe("toggle")
        window.turn()
        #expect(log.take().uniqued == ["didDisappear"])
    }

    @Test("The transitions that there are can be named by their types") func named() {
        #expect(AnyTransition(.opacity).insertion == AnyTransition.opacity.insertion)
        #expect(AnyTransition(.move(edge: .top)).removal == AnyTransition.move(edge: .top).removal)
        let blur = AnyTransition(.blurReplace)
        #expect(blur.insertion.contains(.opacity) && blur.insertion.contains(.blur(12)))
    }
}

@MainActor
struct VisualEffectTests {
    private let probe = Probe()

    @Test("A visual effect knows the view's size and leaves the layout as it is") func size() {
        let window = TestWindow {
            HStack(spacing: 0) {
                Leaf("a", 20, 10).visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }
                Leaf("b", 5, 5)
            }
        }
        let b = window.frame(of: "b")?.minX ?? 0
        #expect(window.frame(of: "a")?.minX == b - 20 + 10)
    }

    @Test("Effects happen in their order") func order() {
        let window = TestWindow {
            HStack(spacing: 0) {
                Leaf("a", 20, 10).visualEffect { content, _ in
                    content.scaleEffect(2, anchor: .topLeading).offset(x: 5).opacity(0.5)
                }
            }
        }
        #expect(window.picture.contains { $0.contains("opacity") || $0.contains("0.5") })
    }
}

private struct Shifted: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
}

private struct PhaseTransition: Transition {
    let log: Log

    func body(content: Content, phase: TransitionPhase) -> some View {
        log.add("\(phase)")
        return content.opacity(phase.isIdentity ? 1 : 0)
    }
}

private struct TransitionStage: View {
    @State private var isShown = false
    let probe: Probe
    let transition: AnyTransition

    init(probe: Probe, transition: AnyTransition) {
        self.probe = probe
        self.transition = transition
    }

    var body: some View {
        probe.actions["toggle"] = { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        return ZStack(alignment: .topLeading) {
            if isShown { Leaf("a", 20, 10).transition(transition) }
        }
    }
}

extension [String] {
    /// Without what follows its equal.
    fileprivate var uniqued: [String] { reduce(into: []) { if $0.last != $1 { $0.append($1) } } }
}
