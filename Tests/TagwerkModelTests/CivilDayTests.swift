import Foundation
import Testing

@testable import TagwerkModel

@Suite("Civil days")
struct CivilDayTests {
    @Test("Every day of eight centuries has the date and weekday that Foundation's calendar gives it")
    func agreesWithFoundation() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
        let first = try #require(CivilDay("1600-01-01"))
        let last = try #require(CivilDay("2400-12-31"))
        // A stride of a prime number of days meets every month, weekday and leap rule without taking minutes.
        for day in stride(from: first, through: last, by: 11) {
            let date = Date(timeIntervalSince1970: Double(day.number) * 86_400)
            let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
            #expect(day.year == parts.year)
            #expect(day.month.number == parts.month)
            #expect(day.dayOfMonth == parts.day)
            #expect(day.weekday.rawValue % 7 + 1 == parts.weekday)
        }
    }

    @Test("A date and its day number lead to each other, day after day, before year 0 too")
    func roundTrip() throws {
        let start = try #require(CivilDay(year: -401, month: 12, day: 25))
        var previous = start
        for day in stride(from: start.advanced(by: 1), through: start.advanced(by: 400_000), by: 1) {
            let again = CivilDay(year: day.year, month: day.month.number, day: day.dayOfMonth)
            let follows =
                day.dayOfMonth == previous.dayOfMonth + 1
                || (day.dayOfMonth == 1 && previous.dayOfMonth == previous.month.length
                    && day.month.index == previous.month.index + 1)
            guard again == day, follows else {
                Issue.record("\(previous) is followed by \(day), read back as \(String(describing: again))")
                return
            }
            previous = day
        }
    }

    @Test(
        "Text is read back as it was written",
        arguments: [
            "2026-03-29", "1999-12-31", "2000-02-29", "1970-01-01", "0001-01-01", "0000-02-29", "-0044-03-15",
            "+12026-01-01",
        ])
    func textRoundTrip(text: String) throws {
        #expect(try #require(CivilDay(text)).description == text)
    }

    @Test(
        "What is no date is refused",
        arguments: [
            "", "2026", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-01-00", "2026-3-1",
            "26-03-01", "2026-03-01T00:00", " 2026-03-01", "2026-03-01 ", "2026/03/01", "٢٠٢٦-٠٣-٠١", "2026-03--1",
            "99999999999999999999-01-01", "-2026",
        ])
    func refused(text: String) {
        #expect(CivilDay(text) == nil)
    }

    @Test("2 November 2023 is a Thursday and 30 November 2026 a Monday")
    func knownWeekdays() {
        #expect(CivilDay("2023-11-02")?.weekday == .thursday)
        #expect(CivilDay("2026-11-30")?.weekday == .monday)
        #expect(CivilDay("1969-12-31")?.weekday == .wednesday)
    }

    @Test("Leap days follow the rule of 4, 100 and 400 years")
    func leapDays() {
        #expect(CivilDay("2024-02-29") != nil)
        #expect(CivilDay("2000-02-29") != nil)
        #expect(CivilDay("2100-02-29") == nil)
        #expect(CivilDay("2024-02-28")?.advanced(by: 1).description == "2024-02-29")
        #expect(CivilDay("2024-03-01")?.advanced(by: -1).description == "2024-02-29")
        #expect(CivilDay("2023-03-01")?.advanced(by: -1).description == "2023-02-28")
    }

    @Test("Days sort by date across the turn of centuries")
    func ordering() throws {
        let texts = ["-0044-03-15", "0000-01-01", "1999-12-31", "2000-01-01", "2026-03-29", "+12026-01-01"]
        let days = try texts.map { try #require(CivilDay($0)) }
        #expect(days.shuffled().sorted() == days)
        #expect(days[2].distance(to: days[3]) == 1)
    }

    @Test("In JSON a day is its date")
    func coding() throws {
        let day = try #require(CivilDay("2026-03-29"))
        let data = try JSONEncoder().encode([day])
        #expect(String(decoding: data, as: UTF8.self) == #"["2026-03-29"]"#)
        #expect(try JSONDecoder().decode([CivilDay].self, from: data) == [day])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([CivilDay].self, from: Data(#"["2026-02-30"]"#.utf8))
        }
    }

    @Test(
        "Noon of a day belongs to that day in every zone",
        arguments: [
            "Europe/Berlin", "America/New_York", "Pacific/Kiritimati", "America/Chicago", "Pacific/Niue",
            "Asia/Kathmandu",
        ])
    func noon(zone: String) throws {
        let zone = try #require(TimeZone(identifier: zone))
        for day in ["2026-03-08", "2026-03-29", "2026-10-25", "2026-11-01", "1999-12-31"] {
            let day = try #require(CivilDay(day))
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            let noon = day.noon(in: zone)
            #expect(CivilDay.today(in: zone, at: noon) == day)
            #expect(calendar.component(.hour, from: noon) == 12)
        }
    }
}
