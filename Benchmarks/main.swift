import Foundation
import RecordingBackend
import SwiftUICore
import TagwerkModel

@MainActor
func window<V: View>(_ view: V, height: CGFloat = 600) -> TestWindow<V> {
    let backend = RecordingBackend()
    backend.records = false
    return TestWindow(view, height: height, backend: backend, isChecked: false)
}

@MainActor
func changeOfState(in count: Int) -> Double {
    let remote = Remote(count / 2)
    let window = window(LiveRows(count: count, remote: remote))
    let time = Stopwatch.median(of: 200) {
        remote.tap()
        window.turn()
    }
    window.close()
    return time
}

@MainActor
func memoryOfList(_ count: Int) -> Double {
    let before = Memory.resident
    let window = window(ManyRows(count: count))
    defer { window.close() }
    return Memory.resident - before
}

// What is cached by type counts for neither list. Measured before all else: later lists live in what earlier ones left.
_ = memoryOfList(100)
let memoryOfManyRows = memoryOfList(100_000) - memoryOfList(100)

/// 50 habits over ten years: 182,500 checks.
@MainActor
func todayOfTenYears() throws -> Double {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segler-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let location = StoreLocation(folder: folder)
    try LongHistory().write(to: location, until: .today(in: .autoupdatingCurrent))
    return try Stopwatch.median(of: 20) { _ = try LongHistory.readToday(at: location) }
}

var rows = [
    Row(
        name: "16 × 16 colours and texts in stacks, made and laid out",
        value: Stopwatch.median(of: 20) { window(Grid16()).close() }, unit: "ms", budget: 5),
    Row(
        name: "1,000 message rows in a column, made and laid out",
        value: Stopwatch.median(of: 10) { window(Messages(count: 1_000)).close() }, unit: "ms", budget: 25),
    Row(name: "a change of state in one of 100 live rows", value: changeOfState(in: 100), unit: "ms", budget: 0.1),
    Row(
        name: "a change of state in one of 10,000 live rows", value: changeOfState(in: 10_000), unit: "ms", budget: 0.1),
    Row(
        name: "a List of 100,000 rows, opened",
        value: Stopwatch.median(of: 10) { window(ManyRows(count: 100_000)).close() }, unit: "ms", budget: 50),
    Row(
        name: "its memory over that of a List of 100 rows", value: memoryOfManyRows, unit: "MB", budget: 5),
    Row(
        name: "50 habits × 10 years: opened, today's screen with all streaks", value: try todayOfTenYears(), unit: "ms",
        budget: 20),
]
rows += try NoteBenchmarks.rows()

for row in rows { print(row.line) }
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
do {
    try encoder.encode(rows).write(to: URL(filePath: ".build/bench.json"))
} catch {
    FileHandle.standardError.write(Data("The table could not be written to .build/bench.json: \(error)\n".utf8))
    exit(1)
}
