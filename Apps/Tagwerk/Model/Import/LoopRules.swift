import Foundation

/// What Loop Habit Tracker's files mean.
enum LoopRules {
    /// The colours that Loop's files number or name, as red, green and blue.
    static let palette = [
        0xD32F2F, 0xE64A19, 0xF57C00, 0xFF8F00, 0xF9A825, 0xAFB42B, 0x7CB342, 0x388E3C, 0x00897B, 0x00ACC1,
        0x039BE5, 0x1976D2, 0x303F9F, 0x5E35B1, 0x8E24AA, 0xD81B60, 0x5D4037, 0x303030, 0x757575, 0xAAAAAA,
    ]

    /// The places in the palette that stand for this app's colours, and the nearest of them for the others.
    static let paletteIndex: [HabitColor: Int] = [
        .red: 0, .orange: 2, .yellow: 4, .green: 7, .blue: 11, .purple: 14, .pink: 15,
    ]

    private static let colors: [HabitColor] = [
        .red, .orange, .orange, .yellow, .yellow, .green, .green, .green, .green, .blue, .blue, .blue, .blue, .purple,
        .purple, .pink, .orange, .blue, .blue, .blue,
    ]

    static func color(paletteIndex: Int) -> HabitColor {
        colors.indices.contains(paletteIndex) ? colors[paletteIndex] : color(rgb: paletteIndex)
    }

    /// The colour of the nearest one of the palette.
    static func color(rgb: Int) -> HabitColor {
        func distance(_ other: Int) -> Int {
            [16, 8, 0].reduce(0) { sum, shift in
                let difference = (rgb >> shift & 0xFF) - (other >> shift & 0xFF)
                return sum + difference * difference
            }
        }
        let nearest = palette.indices.min { distance(palette[$0]) < distance(palette[$1]) } ?? 0
        return colors[nearest]
    }

    /// Loop's one reminder of a habit; none without an hour. Bit 0 of the weekdays is Saturday.
    static func reminders(hour: Int, minute: Int, weekdays: Int) -> [Reminder] {
        guard (0..<24).contains(hour), (0..<60).contains(minute) else { return [] }
        let days = (0..<7).filter { weekdays >> $0 & 1 != 0 }.compactMap { Weekday(rawValue: ($0 + 5) % 7 + 1) }
        return days.isEmpty ? [] : [Reminder(minute: hour * 60 + minute, weekdays: Set(days))]
    }

    /// The schedule for a number of times in a number of days, and whether it says the same.
    static func schedule(times: Int, days: Int) -> (Schedule, isExact: Bool) {
        guard times > 0, days > 0 else { return (.daily, false) }
        if times >= days { return (.daily, true) }
        switch (times, days) {
        case (_, 7): return (.timesPerWeek(times), true)
        case (_, 30), (_, 31): return (.timesPerMonth(times), true)
        case (1, _): return (.everyDays(min(days, Schedule.longestDistance)), days <= Schedule.longestDistance)
        default: return (.everyDays(min(max(1, days / times), Schedule.longestDistance)), days % times == 0)
        }
    }

    /// What a stored number says of a day; nil if it cannot be.
    static func record(_ value: Int, isMeasured: Bool) -> DayRecord? {
        switch value {
        case 3: DayRecord(isSkipped: true)
        case ..<0: DayRecord()
        case _ where isMeasured: Amount(thousandths: value).map { DayRecord(amount: $0) }
        case 0, 1: DayRecord()
        case 2: DayRecord(isChecked: true)
        default: nil
        }
    }

    static let validYears = 1...9999

    static func day(milliseconds: Int) -> CivilDay? {
        let day = CivilDay(number: milliseconds.quotient(over: 86_400_000))
        // Far beyond these the calendar's own arithmetic would overflow.
        guard (-800_000...3_000_000).contains(day.number), validYears.contains(day.year) else { return nil }
        return day
    }

    static func name(_ text: String, number: Int) -> String { HabitName(text)?.text ?? "#\(number)" }

    static let icon = "star.fill"
}
