import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Rows: View {
    @State private var ids = [1, 2, 3]
    @State private var unrelated = 0
    let probe: Probe

    var body: some View {
        _ = unrelated
        probe.actions["reverse"] = { ids.reverse() }
        probe.actions["insert"] = { ids.insert(9, at: 1) }
        probe.actions["remove"] = { ids.remove(at: 0) }
        probe.actions["duplicate"] = { ids.append(2) }
        probe.actions["unrelated"] = { unrelated += 1 }
        return VStack(spacing: 0) {
            ForEach(ids, id: \.self) { id in
                Tally("row \(id)", probe)
            }
        }
    }
}

private struct Twofold: View {
    @State private var ids = [1, 2]
    let probe: Probe

    var body: some View {
        probe.actions["reverse"] = { ids.reverse() }
        return VStack {
            ForEach(ids, id: \.self) { id in
                Leaf("title \(id)")
                if id == 2 { Leaf("note \(id)") }
            }
        }
    }
}

@MainActor
struct ForEachTests {
    private let probe = Probe()

    @Test("Rows that change places keep their state and run no body")
    func movedRowsKeepState() {
        let window = TestWindow(Rows(probe: probe))
        probe("row 3")
        window.settle()
        probe("reverse")
        window.turn()
        #expect(window.takeBodies() == ["Rows"])
        #expect(window.widgetNames == ["row 3 0", "row 2 0", "row 1 0"])
        #expect(window.widgetProperties("name") == ["row 3 1"])
        #expect(window.frame(of: "row 3 0")?.minY == 0)
    }

    @Test("A new row runs its own body only")
    func newRowRunsItsBody() {
        let window = TestWindow(Rows(probe: probe))
        window.settle()
        probe("insert")
        window.turn()
        #expect(window.takeBodies() == ["Rows", "Tally"])
        #expect(window.widgetNames == ["row 1 0", "row 9 0", "row 2 0", "row 3 0"])
    }

    @Test("A removed row takes its widget along, and the others move up")
    func removedRowLeaves() {
        let window = TestWindow(Rows(probe: probe))
        window.settle()
        probe("remove")
        #expect(
            window.takeOperations() == [
                .resize(host: "host 1"),
                .place("row 2 0", CGRect(x: 0, y: 0, width: 10, height: 10)),
                .place("row 3 0", CGRect(x: 0, y: 10, width: 10, height: 10)),
                .setWidgets(host: "host 1", ["row 2 0", "row 3 0"]),
                .draw(host: "host 1"),
            ])
    }

    @Test("An ID that occurs twice is named, with the ForEach and the way out")
    func duplicateIsNamed() throws {
        let window = TestWindow(Rows(probe: probe))
        probe("duplicate")
        window.turn()
        let message = try #require(window.mistakes.first)
        #expect(message.contains("ForEach<Array<Int>, Int>") && message.contains("the ID 2 occurs more than once"))
        #expect(window.widgetNames.count == 3)
    }

    @Test("An element with several views gives them all to the stack, in order")
    func severalViewsPerElement() {
        let window = TestWindow(Twofold(probe: probe))
        #expect(window.widgetNames == ["title 1", "title 2", "note 2"])
        probe("reverse")
        window.turn()
        #expect(window.widgetNames == ["title 2", "note 2", "title 1"])
    }

    @Test("A range gives a view for each number")
    func rangeOfNumbers() {
        let window = TestWindow { HStack { ForEach(0..<3) { Leaf("\($0)") } } }
        #expect(window.widgetNames == ["0", "1", "2"])
    }
}
