import Foundation

/// Says how far a date is from another one: "in 2 hours", "yesterday".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether near dates have names.
    public enum DateTimeStyle: Int, Sendable {
        /// Always a number: "1 day ago".
        case numeric
        /// A name where there is one: "yesterday".
        case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full
        /// "two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// "2mo ago".
        case abbreviated
    }

    /// Whether near dates have names; by default they have not.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written; in full by default.
    open var unitsStyle = UnitsStyle.full
    /// Where in a sentence the text stands; it decides its first letter.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that units are counted in.
    open var calendar: Calendar! = Calendar.current
    /// The language.
    open var locale: Locale! = Locale.current

    /// How far `date` is from `referenceDate`.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let calendar = calendar ?? .current
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
    }

    /// How far a moment is that lies so many seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date.now
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The largest unit of `dateComponents` that is not zero, in words.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let units: [(Calendar.Component, Int?)] = [
            (.year, dateComponents.year), (.month, dateComponents.month),
            (.weekOfMonth, dateComponents.weekOfMonth ?? dateComponents.weekOfYear), (.day, dateComponents.day),
            (.hour, dateComponents.hour), (.minute, dateComponents.minute), (.second, dateComponents.second),
        ]
        let (unit, value) =
            units.lazy.compactMap { unit, value in value.flatMap { $0 == 0 ? nil : (unit, $0) } }.first ?? (.second, 0)
        let calendar = calendar ?? .current
        // Noon of a long month: a whole number of units lies between this and the other moment, whatever the unit.
        let anchor = DateComponents(calendar: calendar, year: 2001, month: 7, day: 15, hour: 12).date ?? .now
        let component: Calendar.Component = unit == .weekOfMonth ? .weekOfYear : unit
        let date = calendar.date(byAdding: component, value: value, to: anchor) ?? anchor
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: style,
            locale: locale ?? .current, calendar: calendar)
        return capitalized(style.format(anchor))
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }

    private var style: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private func capitalized(_ text: String) -> String {
        guard formattingContext == .beginningOfSentence || formattingContext == .standalone else { return text }
        return text.prefix(1).uppercased(with: locale) + text.dropFirst()
    }
}
