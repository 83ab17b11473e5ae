import Foundation

/// A time of day, on some weekdays, at which a habit reminds of itself.
package struct Reminder: Codable, Hashable, Sendable {
    /// Minutes after midnight, 0 to 1439.
    package var minute: Int {
        didSet { minute = min(max(minute, 0), Self.lastMinute) }
    }
    /// Those of the calendar, at least one to be of any use.
    package var weekdays: Set<Weekday>

    static let lastMinute = 24 * 60 - 1

    package init(minute: Int, weekdays: Set<Weekday> = Set(Weekday.allCases)) {
        self.minute = min(max(minute, 0), Self.lastMinute)
        self.weekdays = weekdays
    }

    package var isDaily: Bool { weekdays.count == Weekday.allCases.count }

    /// The time in a calendar, today: for controls that choose a time.
    package func date(in calendar: Calendar = .current) -> Date {
        calendar.date(bySettingHour: minute / 60, minute: minute % 60, second: 0, of: .now) ?? .now
    }

    /// Takes over the time of a date.
    package mutating func setTime(_ date: Date, in calendar: Calendar = .current) {
        minute = calendar.component(.hour, from: date) * 60 + calendar.component(.minute, from: date)
    }
}

extension Reminder: LosslessStringConvertible {
    /// As files hold it, such as “08:00” or “20:30 1,3,5” (Monday is 1).
    package var description: String {
        let time = "\(Self.twoDigits(minute / 60)):\(Self.twoDigits(minute % 60))"
        return isDaily ? time : time + " " + weekdays.map(\.rawValue).sorted().map(String.init).joined(separator: ",")
    }

    /// Reads what `description` writes; nil for anything else.
    package init?(_ text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        let time = (words.first ?? "").split(separator: ":").map { Int($0) }
        guard words.count <= 2, time.count == 2, let hour = time[0], let minute = time[1],
            (0..<24).contains(hour), (0..<60).contains(minute)
        else { return nil }
        var weekdays = Set(Weekday.allCases)
        if words.count == 2 {
            let numbers = words[1].split(separator: ",").map { Int($0) }
            weekdays = Set(numbers.compactMap { $0.flatMap(Weekday.init) })
            guard !weekdays.isEmpty, weekdays.count == numbers.count else { return nil }
        }
        self.init(minute: hour * 60 + minute, weekdays: weekdays)
    }

    /// Several, as one text. What cannot be read is left out.
    static func list(_ text: String) -> [Reminder] {
        text.split(separator: ";").compactMap { Reminder(String($0)) }
    }

    static func text(_ reminders: [Reminder]) -> String { reminders.map(\.description).joined(separator: ";") }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
