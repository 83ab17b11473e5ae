import Foundation
import Testing

@testable import TagwerkModel

/// What the system says, seen by a process under a clock and in a zone of its own.
@MainActor
@Suite("The system's day", .timeLimit(.minutes(5)), .enabled(if: FakeClock.isPossible))
struct SystemClockTests {
    let folder = StoreFolder()

    @Test(
        "The system's clock and Foundation's zones agree on the day and on its end",
        arguments: [
            ("Europe/Berlin", "2026-03-28 23:30:00"), ("Europe/Berlin", "2026-03-29 00:30:00"),
            ("Europe/Berlin", "2026-10-25 01:30:00"),
            ("America/New_York", "2026-03-08 04:30:00"), ("America/New_York", "2026-11-01 05:30:00"),
            ("Pacific/Kiritimati", "2026-01-15 18:00:00"), ("America/Chicago", "2026-01-16 00:30:00"),
            ("America/Sao_Paulo", "2018-11-04 02:30:00"), ("Asia/Kathmandu", "2024-02-28 18:20:00"),
        ])
    func agreesWithFoundation(zone: String, time: String) throws {
        let fake = try FakeClock(time)
        let process = try ProbeProcess(environment: fake.environment(zone: zone))
        for hour in [0, 3] {
            let clock = DayClock(zone: try #require(TimeZone(identifier: zone)), dayEndsAtHour: hour)
            let now = try Date(time.replacing(" ", with: "T") + "Z", strategy: .iso8601)
            let change = Int(clock.nextChange(after: now).timeIntervalSince1970)
            #expect(try process.ask("day \(hour)") == "\(clock.day(at: now)) \(change)")
        }
    }

    @Test("Zones written as a rule and not as a name are understood")
    func posixZone() throws {
        let fake = try FakeClock("2026-03-29 21:59:00")
        let process = try ProbeProcess(environment: fake.environment(zone: "CET-1CEST,M3.5.0,M10.5.0/3"))
        #expect(try process.ask("day")?.hasPrefix("2026-03-29 ") == true)
        try fake.set("2026-03-29 22:00:00")
        #expect(try process.ask("day")?.hasPrefix("2026-03-30 ") == true)
    }

    @Test(
        "Three days over a clock change are a streak of three",
        arguments: [
            ("Europe/Berlin", ["2026-03-28 20:00:00", "2026-03-29 20:00:00", "2026-03-30 20:00:00"]),
            ("Europe/Berlin", ["2026-10-24 20:00:00", "2026-10-25 20:00:00", "2026-10-26 20:00:00"]),
            ("America/New_York", ["2026-03-08 04:30:00", "2026-03-08 12:00:00", "2026-03-10 03:30:00"]),
        ])
    func streakOverClockChange(zone: String, times: [String]) throws {
        let fake = try FakeClock(times[0])
        let process = try ProbeProcess(folder: folder.location.folder, environment: fake.environment(zone: zone))
        #expect(try process.ask("open") == "open 0")
        _ = try process.ask("add")
        for time in times {
            try fake.set(time)
            _ = try process.ask("refresh")
            #expect(try process.ask("toggle")?.hasPrefix("saved") == true)
        }
        #expect(try process.ask("status")?.hasSuffix("1/1 streak 3") == true)
    }

    @Test(
        "A check in the evening is still today's after a restart hours later",
        arguments: [
            ("America/Chicago", "2026-01-16 00:30:00", "2026-01-16 05:59:00", "2026-01-15"),
            ("Pacific/Kiritimati", "2026-01-15 18:00:00", "2026-01-16 00:00:00", "2026-01-16"),
        ])
    func restartHoursLater(zone: String, time: String, later: String, day: String) throws {
        let fake = try FakeClock(time)
        let first = try ProbeProcess(folder: folder.location.folder, environment: fake.environment(zone: zone))
        #expect(try first.ask("open") == "open 0")
        _ = try first.ask("add")
        #expect(try first.ask("toggle") == "saved \(day)")
        first.kill()
        try fake.set(later)
        let second = try ProbeProcess(folder: folder.location.folder, environment: fake.environment(zone: zone))
        #expect(try second.ask("open") == "open 1")
        #expect(try second.ask("status") == "\(day) 1/1 streak 1")
    }

    @Test("Left open over midnight, the process shows the new day")
    func overMidnight() throws {
        let fake = try FakeClock("2026-03-29 21:59:50")
        let process = try ProbeProcess(
            folder: folder.location.folder, environment: fake.environment(zone: "Europe/Berlin"))
        _ = try process.ask("open")
        _ = try process.ask("add")
        _ = try process.ask("toggle")
        #expect(try process.ask("refresh") == "2026-03-29 1/1 streak 1")
        try fake.set("2026-03-29 22:00:05")
        #expect(try process.ask("refresh") == "2026-03-30 0/1 streak 1")
        try fake.set("2026-04-05 07:00:00")
        #expect(try process.ask("refresh") == "2026-04-05 0/1 streak 0")
    }

    @Test("At midnight the day changes by itself")
    func atMidnight() throws {
        let fake = try FakeClock("2026-03-29 21:59:58")
        let process = try ProbeProcess(
            folder: folder.location.folder, environment: fake.environment(zone: "Europe/Berlin"))
        _ = try process.ask("open")
        _ = try process.ask("add")
        _ = try process.ask("toggle")
        #expect(try process.ask("midnight") == "2026-03-30 0/1 streak 1")
    }

    @Test("Travelling west and east again loses no check and doubles none")
    func travelling() throws {
        let fake = try FakeClock("2026-03-10 22:30:00")
        // 23:30 in Berlin, 17:30 the same day in Chicago, 12:30 the next day in Kiritimati.
        let story = [
            ("Europe/Berlin", "2026-03-10"), ("America/Chicago", "2026-03-10"), ("Pacific/Kiritimati", "2026-03-11"),
        ]
        for (index, (zone, day)) in story.enumerated() {
            let process = try ProbeProcess(folder: folder.location.folder, environment: fake.environment(zone: zone))
            #expect(try process.ask("open") == "open \(min(index, 1))")
            if index == 0 {
                _ = try process.ask("add")
                #expect(try process.ask("toggle") == "saved \(day)")
            }
            #expect(try process.ask("status") == "\(day) \(index == 2 ? 0 : 1)/1 streak 1")
            process.kill()
        }
    }

    @Test("When the system's zone is changed while the app runs, the day follows", .enabled(if: PrivateEtc.isPossible))
    func zoneChangesWhileRunning() throws {
        let fake = try FakeClock("2026-03-10 22:30:00")
        let process = try ProbeProcess(prefix: PrivateEtc.command, environment: fake.environment(zone: nil))
        #expect(try process.ask("relink Europe/Berlin") == "relinked")
        #expect(try process.ask("day")?.hasPrefix("2026-03-10 ") == true)
        #expect(try process.ask("relink Pacific/Kiritimati") == "relinked")
        #expect(try process.ask("day")?.hasPrefix("2026-03-11 ") == true)
        #expect(try process.ask("relink America/Chicago") == "relinked")
        #expect(try process.ask("day")?.hasPrefix("2026-03-10 ") == true)
    }
}
