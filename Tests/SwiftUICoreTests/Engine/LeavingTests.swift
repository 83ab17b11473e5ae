import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Numbers: View {
    @State private var numbers = [1, 2, 3, 4]
    let log: Log
    let probe: Probe

    var body: some View {
        for number in 1...4 {
            probe.actions["remove \(number)"] = {
                withAnimation(.linear(duration: 1)) { numbers.removeAll { $0 == number } }
            }
        }
        return VStack(spacing: 0) {
            ForEach(numbers, id: \.self) { number in
                Leaf("\(number)").onDisappear { log.add("gone \(number)") }
            }
        }
    }
}

@MainActor
@Suite("Views that leave a stack")
struct LeavingTests {
    @Test("A view stays on screen until it has left, though the one before it leaves meanwhile")
    func neighboursLeave() {
        let (log, probe) = (Log(), Probe())
        let window = TestWindow(Numbers(log: log, probe: probe))
        probe("remove 3")
        window.advance(by: 0.4)
        probe("remove 2")
        window.advance(by: 0.3)
        #expect(window.widgetNames == ["1", "2", "3", "4"])
        window.advance(by: 2)
        #expect(window.widgetNames == ["1", "4"])
        #expect(Set(log.take()) == ["gone 2", "gone 3"])
        #expect(window.graph.leavingCount == 0)
        #expect(window.backend.isIdle)
    }

    @Test("What was in a dropped node and is still held elsewhere knows of no node around it")
    func held() throws {
        let window = TestWindow { Leaf("a", 10, 10) }
        let graph = try #require(window.surface.layoutRoot).graph
        let inner = RenderNode(graph: graph)
        var outer: RenderNode? = RenderNode(graph: graph)
        outer?.setChildren([inner])
        #expect(inner.depth == 1)
        outer = nil
        #expect(inner.depth == 0)
    }
}
