import Foundation

/// A date in one of the styles of `Text`.
struct DateStyleText: FormattedText {
    let date: Date
    let style: Text.DateStyle

    func text(in context: TextResolutionContext) -> (String, nextChange: Date?) {
        let distance = date.timeIntervalSince(context.now)
        switch style.kind {
        case .time:
            // Unlike `time: .shortened`, which drops the zero of "01:53", this is the locale's own form.
            return (Date.FormatStyle().hour().minute().adapted(to: context).format(date), nil)
        case .date:
            return (Date.FormatStyle(date: .long, time: .omitted).adapted(to: context).format(date), nil)
        case .relative:
            let text = units(abs(distance), width: .abbreviated, count: 2, in: context)
            return (text, context.now.nextSecond(to: date))
        case .offset:
            let text = units(abs(distance), width: .wide, count: 1, in: context)
            return ((distance < 0 ? "-" : "+") + text, context.now.nextSecond(to: date))
        case .timer:
            return (ClockText.string(abs(distance), showsHours: true), context.now.nextSecond(to: date))
        }
    }

    private func units(
        _ seconds: TimeInterval, width: Duration.UnitsFormatStyle.UnitWidth, count: Int,
        in context: TextResolutionContext
    ) -> String {
        Duration.seconds(Int64(seconds.rounded(.down).clamped)).formatted(
            .units(
                allowed: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count,
                fractionalPart: .hide(rounded: .down)
            ).locale(context.locale))
    }
}

/// The two ends of a span of time.
struct DateIntervalText: FormattedText {
    let start: Date
    let end: Date

    func text(in context: TextResolutionContext) -> (String, nextChange: Date?) {
        let style = Date.IntervalFormatStyle(
            date: .numeric, time: .shortened, locale: context.locale, calendar: context.calendar,
            timeZone: context.timeZone)
        // The format takes a half-open range, which must not be empty.
        return (start < end ? style.format(start..<end) : start.formatted(numericIn: context), nil)
    }
}

/// A timer that counts within a span of time.
struct TimerText: FormattedText {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    func text(in context: TextResolutionContext) -> (String, nextChange: Date?) {
        let stop = pauseTime.map { min(max($0, interval.lowerBound), interval.upperBound) } ?? interval.upperBound
        let instant = min(max(context.now, interval.lowerBound), stop)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(instant).rounded(.up)
            : instant.timeIntervalSince(interval.lowerBound).rounded(.down)
        let next: Date?
        if context.now < interval.lowerBound {
            next = interval.lowerBound
        } else if context.now < stop {
            next = min(context.now.nextSecond(to: interval.lowerBound), stop)
        } else {
            next = nil
        }
        return (ClockText.string(seconds, showsHours: showsHours), next)
    }
}

/// A duration as a clock shows it.
enum ClockText {
    static func string(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let total = Int(seconds.clamped)
        let (minutes, rest) = (total / 60, total % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
        return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
    }
}

extension Date {
    /// The next instant at which the whole seconds to or from `date` change.
    fileprivate func nextSecond(to date: Date) -> Date {
        let distance = date.timeIntervalSince(self)
        let fraction = distance - distance.rounded(.down)
        return addingTimeInterval(fraction < 0.001 ? 1 : fraction)
    }

    fileprivate func formatted(numericIn context: TextResolutionContext) -> String {
        Date.FormatStyle().year().month(.defaultDigits).day().hour().minute().adapted(to: context).format(self)
    }
}

extension TimeInterval {
    /// The interval within what whole seconds can hold, for dates of the distant past and future.
    fileprivate var clamped: TimeInterval { isNaN ? 0 : Swift.min(Swift.max(self, -1e15), 1e15) }
}
