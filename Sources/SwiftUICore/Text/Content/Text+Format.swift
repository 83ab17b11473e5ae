import Foundation

extension Text {
    /// `input` in the form that `format` gives it, in the locale of the place where it is shown.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(formatted: FormatStyleText(input: input, format: format))
    }

    /// `subject` in the form that `formatter` gives it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(formatted: FormatterText(subject: subject, formatter: formatter))
    }

    /// `subject` in the form that `formatter` gives it.
    public init<Subject: _FormattableValue>(_ subject: Subject, formatter: Formatter) {
        self.init(formatted: FormatterText(subject: subject, formatter: formatter))
    }

    /// `subject` in the form that `formatter` gives it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(formatted: FormatterText(subject: subject, formatter: formatter))
    }

    /// A date or time; styles relative to now stay up to date.
    public init(_ date: Date, style: DateStyle) {
        self.init(formatted: DateStyleText(date: date, style: style))
    }

    /// The two ends of a span of time.
    public init(_ dates: ClosedRange<Date>) {
        self.init(formatted: DateIntervalText(start: dates.lowerBound, end: dates.upperBound))
    }

    /// The two ends of a span of time.
    public init(_ interval: DateInterval) {
        self.init(formatted: DateIntervalText(start: interval.start, end: interval.end))
    }

    /// A timer that counts within `timerInterval`, and stands still outside of it and from `pauseTime` on.
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            formatted: TimerText(
                interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}
