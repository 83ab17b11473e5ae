import RecordingBackend
import SwiftUICore
import Testing

private struct Counter: View {
    let probe: Probe
    @State private var count = 0

    var body: some View {
        probe.actions["count"] = { count += 1 }
        return Leaf("leaf")
            .sensoryFeedback(.success, trigger: count) { $1 == 2 }
            .sensoryFeedback(trigger: count) { _, new in new == 3 ? .error : nil }
    }
}

@Suite("Sensory feedback")
@MainActor
struct SensoryFeedbackTests {
    @Test("Feedback is played when its trigger changes as its condition wants, and not before")
    func triggers() {
        let probe = Probe()
        let window = TestWindow(Counter(probe: probe))
        var played: [String] = []
        for _ in 0..<4 {
            for case .set("feedback", _, let event) in window.takeOperations() { played.append(event) }
            probe("count")
        }
        #expect(played == ["complete", "dialog-error"])
    }

    @Test("Impacts of another weight or strength are other feedbacks")
    func impacts() {
        #expect(SensoryFeedback.impact == .impact(weight: .medium))
        #expect(SensoryFeedback.impact(weight: .heavy) != .impact(weight: .light))
        #expect(SensoryFeedback.impact(intensity: 0.5) != .impact)
        #expect(SensoryFeedback.increase != .selection)
    }
}
