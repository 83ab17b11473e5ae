import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

/// `Scripts/torture.sh` asks for more than the tests do.
private let rounds = ProcessInfo.processInfo.environment["TAGWERK_KILLS"].flatMap { Int($0) } ?? 40

@MainActor
@Suite("Killed at any moment", .timeLimit(.minutes(rounds > 40 ? 60 : 10)))
struct KillTests {
    let folder = StoreFolder()

    @Test("After each kill the file is sound, what was acknowledged is there, and of the rest all or nothing")
    func randomMoments() throws {
        var random = SeededGenerator(state: 1)
        var allowed: Set<String> = []
        var changes = 0
        var unfinished = 0
        for round in 0..<rounds {
            let process = try ProbeProcess(folder: folder.location.folder)
            let time = Int.random(in: 0...(round % 2 == 0 ? 5000 : 150_000), using: &random)
            let lines = try process.askUntilItEnds("storm \(round) \(time)")
            // Opening checks the whole file.
            guard let state = lines.first, state.hasPrefix("open ") else {
                Issue.record("Round \(round) did not open: \(lines)")
                return
            }
            let opened = String(state.dropFirst(5))
            #expect(allowed.isEmpty || allowed.contains(opened), "Round \(round)")
            if let last = lines.last, !["open ", "will ", "done "].contains(last.prefix(5)) {
                Issue.record("Round \(round): \(last)")
            }
            let acknowledged = lines.last { $0.hasPrefix("done ") }.map { String($0.dropFirst(5)) } ?? opened
            allowed = [acknowledged]
            if let last = lines.last, last.hasPrefix("will ") {
                allowed.insert(String(last.dropFirst(5)))
                unfinished += 1
            }
            changes += lines.count { $0.hasPrefix("done ") }
        }
        let store = try StoreOpening(at: folder.location, clock: folder.clock, busyTimeout: 0).open()
        #expect(store.backups.allSatisfy { $0.counts != nil })
        #expect(changes > rounds && unfinished > rounds / 4)
        print("\(rounds) kills, \(changes) changes acknowledged, \(unfinished) kills within a change")
    }
}
