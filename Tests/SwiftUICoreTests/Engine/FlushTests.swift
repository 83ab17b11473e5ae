import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Restless: View {
    @State private var count = 0

    var body: some View {
        count += 1
        return Leaf("\(count)")
    }
}

private struct Chained: View {
    @State private var text = "a"
    let probe: Probe

    var body: some View {
        probe.actions["start"] = { text = "b" }
        return Leaf(text)
    }
}

@MainActor
struct FlushTests {
    private let probe = Probe()

    @Test("Views that keep invalidating themselves are stopped and named")
    func loopIsNamed() throws {
        let window = TestWindow(Restless())
        let message = try #require(window.mistakes.first)
        #expect(message.contains("Restless"))
        #expect(message.contains("keep invalidating"))
    }

    @Test("Nothing is asked of the platform while nothing changes")
    func idleIsIdle() {
        let window = TestWindow(Chained(probe: probe))
        window.settle()
        window.advance(by: 10)
        #expect(window.takeOperations() == [])
        #expect(window.backend.isIdle)
    }

    @Test("A callback runs after the commit, and its changes come in a flush of their own")
    func callbackRunsAfterCommit() {
        let window = TestWindow(Chained(probe: probe))
        window.settle()
        var seen = window.takeOperations()
        window.graph.afterCommit {
            seen = window.backend.operations
            probe("start")
        }
        window.turn()
        #expect(seen == [])
        #expect(window.backend.takeOperations() == [.set("a", property: "name", to: "b")])
    }

    @Test("A resized window is laid out before the call returns")
    func resizeIsImmediate() {
        let window = TestWindow {
            HStack {
                Spacer(); Leaf("a")
            }
        }
        window.surface.resize(to: CGSize(width: 100, height: 20))
        #expect(window.frame(of: "a") == CGRect(x: 90, y: 0, width: 10, height: 10))
    }

    @Test("A moved parent places its widgets anew, and one that stays does not")
    func onlyMovedWidgetsArePlaced() {
        let window = TestWindow(Moving(probe: probe))
        window.settle()
        probe("grow")
        #expect(
            window.takeOperations() == [
                .resize(host: "host 1"),
                .place("above", CGRect(x: 0, y: 0, width: 10, height: 30)),
                .place("below", CGRect(x: 0, y: 35, width: 10, height: 10)),
            ])
    }
}

private struct Moving: View {
    @State private var height: CGFloat = 20
    let probe: Probe

    var body: some View {
        probe.actions["grow"] = { height = 30 }
        return HStack(alignment: .top, spacing: 0) {
            VStack(spacing: 0) {
                Leaf("above", 10, Extent(height))
                VStack(spacing: 0) { Leaf("below") }.padding(.top, 5)
            }
            VStack { Leaf("beside") }
        }
    }
}
