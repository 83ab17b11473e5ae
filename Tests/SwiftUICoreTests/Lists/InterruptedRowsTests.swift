import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

/// Rows in sections that come with their first row and go with their last.
private struct Sections: View {
    @State private var rows: [Int] = []
    let probe: Probe

    var body: some View {
        for row in 0..<8 {
            probe.actions["toggle \(row)"] = { withAnimation(.linear(duration: 1)) { toggle(row) } }
        }
        return List {
            ForEach(Set(rows.map { $0 / 3 }).sorted(), id: \.self) { section in
                Section("Section \(section)") {
                    ForEach(rows.filter { $0 / 3 == section }, id: \.self) { Leaf("row \($0)", .any, 34) }
                }
            }
            Section { Leaf("row 9", .any, 34) }
        }
    }

    private func toggle(_ row: Int) {
        if rows.contains(row) { rows.removeAll { $0 == row } } else { rows = (rows + [row]).sorted() }
    }
}

@Suite("Rows that come and go while others leave")
@MainActor
struct InterruptedRowsTests {
    @Test("Nothing stays behind", arguments: 1...16)
    func nothingStays(round: Int) throws {
        let probe = Probe()
        let window = TestWindow(Sections(probe: probe))
        var rows: Set<Int> = []
        var steps: [String] = []
        for _ in 0..<20 {
            let row = Int.random(in: 0..<8)
            let pause: TimeInterval = [0.05, 0.3, 0.9, 1.2].randomElement() ?? 0
            steps.append("\(row), \(pause)")
            probe("toggle \(row)")
            rows.formSymmetricDifference([row])
            window.advance(by: pause)
        }
        window.advance(by: 5)
        let shown = try ShownList(window).names.filter { $0.hasPrefix("row") }
        #expect(shown == (rows.sorted() + [9]).map { "row \($0)" }, "\(steps)")
        #expect(window.graph.leavingCount == 0, "\(steps)")
        #expect(window.backend.isIdle, "\(steps)")
    }
}
