import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct LayoutDirectionTests {
    private let probe = Probe()

    private func row(_ first: String, _ second: String) -> some View {
        HStack(spacing: 0) {
            Leaf(first, 20, 10)
            Leaf(second, 30, 10)
        }
    }

    @Test("A direction set on one view mirrors what is in it, and nothing else") func subtree() {
        let window = TestWindow(width: 100, height: 100) {
            VStack(alignment: .leading, spacing: 0) {
                row("a", "b")
                row("c", "d").environment(\.layoutDirection, .rightToLeft)
            }
        }
        #expect(window.frame(of: "a")?.minX == 0 && window.frame(of: "b")?.minX == 20)
        #expect(window.frame(of: "c")?.minX == 30 && window.frame(of: "d")?.minX == 0)
        #expect(window.host?.traits(of: "c").direction == .rightToLeft)
        #expect(window.host?.traits(of: "a").direction == nil)
    }

    @Test("In a program from right to left a view may run from left to right") func opposite() {
        let window = TestWindow(width: 50, height: 100) {
            VStack(spacing: 0) {
                row("a", "b")
                row("c", "d").environment(\.layoutDirection, .leftToRight)
            }
        }
        window.graph.isRightToLeft = true
        window.surface.resize(to: CGSize(width: 60, height: 100))
        window.turn()
        #expect(window.frame(of: "a")?.minX == 40)
        #expect(window.frame(of: "c")?.minX == 10)
    }

    @Test("A changed direction moves what is in the view") func change() {
        let window = TestWindow(DirectionStage(probe: probe), width: 50, height: 100)
        #expect(window.frame(of: "a")?.minX == 0)
        probe("flip")
        window.turn()
        #expect(window.frame(of: "a")?.minX == 30)
        probe("flip")
        window.turn()
        #expect(window.frame(of: "a")?.minX == 0)
    }

    @Test("A stack hands its direction on to its pages, and a changed one too") func pages() {
        let harness = NavigationHarness { DirectionStage(probe: probe, isStack: true) }
        harness.turn()
        var first: CGFloat? { (harness.topPage?.content as? RecordingHost)?.frame(of: "a")?.minX }
        #expect(first == 175)
        probe("flip")
        harness.turn()
        #expect(first == 205)
    }

    @Test("Texts know the direction of their place") func text() {
        let window = TestWindow {
            Text(verbatim: "a").environment(\.layoutDirection, .rightToLeft)
        }
        #expect(window.controls(RecordingTextWidget.self).first?.string == "a")
        #expect(window.host?.traits.values.first?.direction == .rightToLeft)
    }
}

private struct DirectionStage: View {
    @State private var isMirrored = false
    let probe: Probe
    let isStack: Bool

    init(probe: Probe, isStack: Bool = false) {
        self.probe = probe
        self.isStack = isStack
    }

    var body: some View {
        probe.actions["flip"] = { isMirrored.toggle() }
        return Group {
            if isStack { NavigationStack { row } } else { row }
        }
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }

    private var row: some View {
        HStack(spacing: 0) {
            Leaf("a", 20, 10)
            Leaf("b", 30, 10)
        }
    }
}
