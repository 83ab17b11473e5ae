import Foundation

/// Writes lengths of time: "1 hour, 5 minutes", "1:05:00".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "1:05:09".
        case positional
        /// "1h 5m 9s".
        case abbreviated
        /// "1 hr, 5 min, 9 sec".
        case short
        /// "1 hour, 5 minutes, 9 seconds".
        case full
        /// "one hour, five minutes, nine seconds".
        case spellOut
        /// "1hr 5min 9sec".
        case brief
    }

    /// What becomes of units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// All go, except in a clock's form, where only the leading ones go.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Those before the first other unit go.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Those between other units go.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Those after the last other unit go.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All go.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All stay, and a clock's form has two digits for each.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written; as on a clock by default.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be used; none: those from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units that are zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that units are counted in, which also names the language.
    open var calendar: Calendar? = Calendar.current
    /// Where long lengths of time start, since months and years differ.
    open var referenceDate: Date?
    /// Whether the largest unit gives its value to the next one where it is one: "70 minutes" for an hour and ten.
    open var collapsesLargestUnit = false
    /// Whether the text says that it is not exact.
    open var includesApproximationPhrase = false
    /// Whether the text says that so much time is left.
    open var includesTimeRemainingPhrase = false
    /// How many units there are at most; 0: any number.
    open var maximumUnitCount = 0
    /// Where in a sentence the text stands.
    open var formattingContext = Formatter.Context.unknown

    /// The length of time in `components`, in the user's language.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// The length of time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(of: startDate, to: endDate)
    }

    /// A length of time in seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        // Fractions of a second have no place in the text, and must not be lost between two dates.
        return text(of: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
    }

    /// The length of time in `components`.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return text(of: start, to: end)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let interval as DateInterval: string(from: interval.start, to: interval.end)
        case let seconds as TimeInterval: string(from: seconds)
        case let seconds as NSNumber: string(from: seconds.doubleValue)
        default: nil
        }
    }

    private var usedCalendar: Calendar { calendar ?? .current }

    private func text(of start: Date, to end: Date) -> String? {
        let units = LengthUnit.all.filter { allowedUnits.isEmpty ? $0.isUsual : allowedUnits.contains($0.unit) }
        guard !units.isEmpty else { return nil }
        let isNegative = end < start
        var parts = LengthPart.parts(from: min(start, end), to: max(start, end), in: units, calendar: usedCalendar)
        if collapsesLargestUnit { LengthPart.collapseLargest(in: &parts) }
        parts = LengthPart.dropping(parts, zeros)
        if maximumUnitCount > 0, parts.count > maximumUnitCount {
            parts = LengthPart.shorten(parts, to: maximumUnitCount)
        }
        let locale = usedCalendar.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current
        let text =
            unitsStyle == .positional
            ? LengthPart.clock(parts, pads: zeroFormattingBehavior.contains(.pad), locale: locale)
            : LengthPart.words(parts, style: unitsStyle, locale: locale)
        return phrased(isNegative ? "-" + text : text, locale: locale)
    }

    private var zeros: ZeroFormattingBehavior {
        guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
        return unitsStyle == .positional ? .dropLeading : .dropAll
    }

    private func phrased(_ text: String, locale: Locale) -> String {
        let isGerman = locale.language.languageCode?.identifier == "de"
        var text = text
        if includesApproximationPhrase { text = isGerman ? "Etwa \(text)" : "About \(text)" }
        if includesTimeRemainingPhrase { text = isGerman ? "Noch \(text)" : "\(text) remaining" }
        return text
    }
}
