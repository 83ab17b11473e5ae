import Foundation

/// A unit that lengths of time are counted in.
struct LengthUnit: Equatable, Sendable {
    let component: Calendar.Component
    let unit: NSCalendar.Unit
    /// The unit's name in Unicode's data.
    let name: String
    /// Whether it is used where nobody says which.
    let isUsual: Bool

    static func == (lhs: LengthUnit, rhs: LengthUnit) -> Bool { lhs.component == rhs.component }

    static let all = [
        LengthUnit(component: .year, unit: .year, name: "duration-year", isUsual: true),
        LengthUnit(component: .month, unit: .month, name: "duration-month", isUsual: true),
        LengthUnit(component: .weekOfMonth, unit: .weekOfMonth, name: "duration-week", isUsual: true),
        LengthUnit(component: .day, unit: .day, name: "duration-day", isUsual: true),
        LengthUnit(component: .hour, unit: .hour, name: "duration-hour", isUsual: true),
        LengthUnit(component: .minute, unit: .minute, name: "duration-minute", isUsual: true),
        LengthUnit(component: .second, unit: .second, name: "duration-second", isUsual: true),
    ]
}

/// So many of a unit.
struct LengthPart: Equatable {
    let unit: LengthUnit
    var value: Int

    static func parts(from start: Date, to end: Date, in units: [LengthUnit], calendar: Calendar) -> [LengthPart] {
        // Days and more are the calendar's; what is below has its fixed length even where clocks are changed.
        let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        return units.map { LengthPart(unit: $0, value: components.value(for: $0.component) ?? 0) }
    }

    /// Gives a single largest unit to the one below it, where that is of a fixed number.
    static func collapseLargest(in parts: inout [LengthPart]) {
        guard let first = parts.firstIndex(where: { $0.value != 0 }), first + 1 < parts.count, parts[first].value == 1,
            let factor = factor(from: parts[first].unit, to: parts[first + 1].unit)
        else { return }
        parts[first + 1].value += factor
        parts[first].value = 0
    }

    private static func factor(from upper: LengthUnit, to lower: LengthUnit) -> Int? {
        switch (upper.component, lower.component) {
        case (.year, .month): 12
        case (.weekOfMonth, .day): 7
        case (.day, .hour): 24
        case (.hour, .minute), (.minute, .second): 60
        default: nil
        }
    }

    static func dropping(
        _ parts: [LengthPart], _ behavior: DateComponentsFormatter.ZeroFormattingBehavior
    ) -> [LengthPart] {
        // A length of nothing is zero of the smallest unit.
        guard let first = parts.firstIndex(where: { $0.value != 0 }),
            let last = parts.lastIndex(where: { $0.value != 0 })
        else { return behavior.isDisjoint(with: .dropAll) ? parts : parts.suffix(1) }
        return parts.enumerated().filter { index, part in
            if part.value != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return !behavior.contains(.dropMiddle)
        }.map(\.element)
    }

    /// The first units; the last of them is rounded by what follows.
    static func shorten(_ parts: [LengthPart], to count: Int) -> [LengthPart] {
        var kept = Array(parts.prefix(count))
        if let last = kept.last, count < parts.count, let factor = factor(from: last.unit, to: parts[count].unit),
            parts[count].value * 2 >= factor
        {
            kept[count - 1].value += 1
        }
        return kept
    }

    /// As a clock shows it.
    static func clock(_ parts: [LengthPart], pads: Bool, locale: Locale) -> String {
        let style = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
        return parts.enumerated().map { index, part in
            // Only hours, minutes and seconds stand in a clock with two digits.
            let isClock = [.hour, .minute, .second].contains(part.unit.component)
            let padded = isClock && (index > 0 || pads)
            return part.value.formatted(padded ? style.precision(.integerLength(2...)) : style)
        }.joined(separator: ":")
    }

    static func words(
        _ parts: [LengthPart], style: DateComponentsFormatter.UnitsStyle, locale: Locale
    ) -> String {
        let texts = parts.map { part -> String in
            if style == .spellOut, let text = spelled(part, locale: locale) { return text }
            let width: MeasureText.Width =
                switch style {
                case .full, .spellOut: .full
                case .short, .brief: .short
                case .abbreviated, .positional: .narrow
                }
            let text =
                MeasureText.string(Double(part.value), unit: part.unit.name, width: width, locale: locale)
                ?? "\(part.value) \(part.unit.name.dropFirst("duration-".count))"
            return style == .brief ? text.replacingOccurrences(of: " ", with: "") : text
        }
        return texts.joined(separator: style == .abbreviated || style == .brief ? " " : ", ")
    }

    private static func spelled(_ part: LengthPart, locale: Locale) -> String? {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .spellOut
        guard let number = formatter.string(from: NSNumber(value: part.value)),
            let text = MeasureText.string(Double(part.value), unit: part.unit.name, width: .full, locale: locale)
        else { return nil }
        return text.replacingOccurrences(of: "\(part.value)", with: number)
    }
}
