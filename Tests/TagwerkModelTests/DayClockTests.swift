import Foundation
import Testing

@testable import TagwerkModel

@Suite("Which day it is")
struct DayClockTests {
    func moment(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    func clock(_ zone: String, dayEndsAtHour: Int = 0) throws -> DayClock {
        DayClock(zone: try #require(TimeZone(identifier: zone)), dayEndsAtHour: dayEndsAtHour)
    }

    @Test(
        "The day is the one on the wall clock of the zone",
        arguments: [
            ("America/Chicago", "2026-01-16T00:30:00Z", "2026-01-15"),
            ("America/Chicago", "2026-01-16T06:00:00Z", "2026-01-16"),
            ("Pacific/Kiritimati", "2026-01-15T18:00:00Z", "2026-01-16"),
            ("Pacific/Kiritimati", "2026-01-15T09:59:59Z", "2026-01-15"),
            ("Europe/Berlin", "2026-03-28T22:59:59Z", "2026-03-28"),
            ("Europe/Berlin", "2026-03-28T23:00:00Z", "2026-03-29"),
            ("Europe/Berlin", "2026-03-29T22:00:00Z", "2026-03-30"),
            ("Europe/Berlin", "2026-10-25T22:59:59Z", "2026-10-25"),
            ("America/New_York", "2026-03-08T04:59:59Z", "2026-03-07"),
            ("America/New_York", "2026-03-09T04:00:00Z", "2026-03-09"),
            ("Europe/Berlin", "1999-12-31T22:59:59Z", "1999-12-31"),
            ("Europe/Berlin", "1969-12-31T22:59:59Z", "1969-12-31"),
            ("Europe/Berlin", "2024-02-28T23:00:00Z", "2024-02-29"),
        ])
    func wallClock(zone: String, at text: String, day: String) throws {
        let zone = try #require(TimeZone(identifier: zone))
        #expect(CivilDay.today(in: zone, at: try moment(text)).description == day)
    }

    @Test(
        "With a day that ends at three, the night belongs to the evening before",
        arguments: [
            ("2026-01-16T01:59:59Z", "2026-01-15"),
            ("2026-01-16T02:00:00Z", "2026-01-16"),
            ("2026-03-29T00:59:59Z", "2026-03-28"),
            // The clocks jump from two to three, so the new day begins at once.
            ("2026-03-29T01:00:00Z", "2026-03-29"),
            // The hour from two to three happens twice.
            ("2026-10-25T01:59:59Z", "2026-10-24"),
            ("2026-10-25T02:00:00Z", "2026-10-25"),
        ])
    func dayEndsAtThree(at text: String, day: String) throws {
        #expect(try clock("Europe/Berlin", dayEndsAtHour: 3).day(at: moment(text)).description == day)
    }

    @Test("An hour that no clock has is brought into range")
    func hourOutOfRange() throws {
        #expect(try clock("Europe/Berlin", dayEndsAtHour: 24).dayEndsAtHour == 23)
        var clock = try clock("Europe/Berlin")
        clock.dayEndsAtHour = -1
        #expect(clock.dayEndsAtHour == 0)
    }

    @Test(
        "The next day begins at midnight, on days of 23, 24 and 25 hours",
        arguments: [
            ("Europe/Berlin", "2026-03-29T00:30:00Z", "2026-03-29T22:00:00Z"),
            ("Europe/Berlin", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"),
            ("Europe/Berlin", "2026-11-30T10:00:00Z", "2026-11-30T23:00:00Z"),
            ("America/New_York", "2026-03-08T05:00:00Z", "2026-03-09T04:00:00Z"),
            ("America/New_York", "2026-11-01T04:00:00Z", "2026-11-02T05:00:00Z"),
            ("Pacific/Kiritimati", "2026-01-15T10:00:00Z", "2026-01-16T10:00:00Z"),
            ("Asia/Kathmandu", "2026-01-15T10:00:00Z", "2026-01-15T18:15:00Z"),
            // Clocks jump over midnight: the day begins at one.
            ("America/Sao_Paulo", "2018-11-03T12:00:00Z", "2018-11-04T03:00:00Z"),
            // At midnight clocks go back to eleven: the day begins an hour later.
            ("America/Sao_Paulo", "2019-02-16T12:00:00Z", "2019-02-17T03:00:00Z"),
            // Samoa left out 30 December 2011.
            ("Pacific/Apia", "2011-12-29T12:00:00Z", "2011-12-30T10:00:00Z"),
        ])
    func nextChange(zone: String, after text: String, expected: String) throws {
        let clock = try clock(zone)
        let now = try moment(text)
        let change = clock.nextChange(after: now)
        #expect(change == (try moment(expected)))
        #expect(clock.day(at: change) > clock.day(at: now))
        #expect(clock.day(at: change.addingTimeInterval(-1)) == clock.day(at: now))
    }

    @Test("The next change of a day that ends at three keeps that hour over a clock change")
    func nextChangeAtThree() throws {
        let clock = try clock("Europe/Berlin", dayEndsAtHour: 3)
        #expect(try clock.nextChange(after: moment("2026-10-24T12:00:00Z")) == moment("2026-10-25T02:00:00Z"))
        #expect(try clock.nextChange(after: moment("2026-03-28T12:00:00Z")) == moment("2026-03-29T01:00:00Z"))
    }

    @Test(
        "A year of midnights gives each date once",
        arguments: [
            "Europe/Berlin", "America/New_York", "Pacific/Kiritimati", "America/Chicago", "Australia/Lord_Howe",
        ])
    func everyDateOnce(zone: String) throws {
        let clock = try clock(zone)
        var now = try moment("2026-01-01T12:00:00Z")
        var day = clock.day(at: now)
        for _ in 0..<366 {
            now = clock.nextChange(after: now)
            #expect(clock.day(at: now) == day.advanced(by: 1))
            day = clock.day(at: now)
        }
    }
}
