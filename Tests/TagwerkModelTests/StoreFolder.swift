import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

/// A data folder that goes away with the object, and a clock moved by hand.
@MainActor
final class StoreFolder {
    let location = StoreLocation(folder: FileManager.default.temporaryDirectory.appending(path: "tagwerk-\(UUID())"))
    let time = HandClock("2026-03-29T10:00:00Z")

    deinit {
        try? FileManager.default.removeItem(at: location.folder)
    }

    var clock: DayClock {
        let time = time
        return DayClock(zone: TimeZone(identifier: "Europe/Berlin")!, now: { time.now })
    }

    func open() throws -> HabitStore { try StoreOpening(at: location, clock: clock, busyTimeout: 0).open() }

    func open(after remedy: StoreRemedy) throws -> HabitStore {
        try StoreOpening(at: location, clock: clock, busyTimeout: 0).open(after: remedy)
    }

    /// What opening says is wrong.
    func problem() -> StoreProblem? {
        do {
            _ = try open()
            return nil
        } catch {
            return error as? StoreProblem
        }
    }

    /// The habits that a fresh start of the app would show. The store before it must be gone.
    func saved() throws -> [Habit] { try open().habits }

    func path(_ name: String) -> String { location.folder.appending(path: name).path(percentEncoded: false) }

    var databasePath: String { location.database.path(percentEncoded: false) }

    func database() throws -> Database { try Database(path: databasePath, busyTimeout: 0) }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path(""))) ?? [] }

    /// Three habits with a few days each, closed again.
    @discardableResult
    func fill() throws -> [Habit] {
        let store = try open()
        for (name, color) in [("Lesen", HabitColor.orange), ("Laufen", .green), ("Schlafen", .blue)] {
            let id = try #require(store.add(name: name, icon: "star", color: color))
            for age in 0..<store.habits.count { store.toggle(id, on: store.today.advanced(by: -age)) }
        }
        #expect(store.lastError == nil)
        return store.habits
    }
}

/// A clock that a test moves.
final class HandClock: @unchecked Sendable {
    // The tests that use it run on the main actor, as the store does.
    var now: Date

    init(_ text: String) {
        now = try! Date(text, strategy: .iso8601)
    }

    func set(_ text: String) throws { now = try Date(text, strategy: .iso8601) }
}
