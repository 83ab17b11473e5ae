import Foundation

/// Tells which civil day it is, and when the next one begins.
package struct DayClock: Sendable {
    /// The wall-clock hour, 0 to 23, at which a new day begins.
    package var dayEndsAtHour: Int {
        didSet { dayEndsAtHour = min(max(dayEndsAtHour, 0), 23) }
    }
    private let readNow: @Sendable () -> Date
    private let secondsFromGMT: @Sendable (Date) -> Int

    /// - Parameters:
    ///   - now: the clock to read; the system's by default.
    ///   - secondsFromGMT: how far local wall clocks are ahead of GMT at a moment.
    package init(
        dayEndsAtHour: Int = 0, now: @escaping @Sendable () -> Date = { .now },
        secondsFromGMT: @escaping @Sendable (Date) -> Int
    ) {
        self.dayEndsAtHour = min(max(dayEndsAtHour, 0), 23)
        readNow = now
        self.secondsFromGMT = secondsFromGMT
    }

    /// A clock for one zone.
    package init(zone: TimeZone, dayEndsAtHour: Int = 0, now: @escaping @Sendable () -> Date = { .now }) {
        self.init(dayEndsAtHour: dayEndsAtHour, now: now) { zone.secondsFromGMT(for: $0) }
    }

    /// The system's clock in the zone that the system has at the time of each call.
    ///
    /// The C library is asked, because it reads TZ and /etc/localtime again each time and knows every form of TZ, while
    /// Foundation keeps the zone that it found when the process started.
    package static func system(dayEndsAtHour: Int = 0) -> DayClock {
        DayClock(dayEndsAtHour: dayEndsAtHour) { moment in
            tzset()
            var seconds = time_t(moment.timeIntervalSince1970.rounded(.down))
            var parts = tm()
            guard localtime_r(&seconds, &parts) != nil else { return 0 }
            return parts.tm_gmtoff
        }
    }

    package var now: Date { readNow() }

    package var today: CivilDay { day(at: now) }

    package func day(at moment: Date) -> CivilDay {
        let wall = Int(moment.timeIntervalSince1970.rounded(.down)) + secondsFromGMT(moment)
        return CivilDay(number: (wall - dayEndsAtHour * 3600).quotient(over: 86_400))
    }

    /// The first full second after `moment` on which it is a later day.
    ///
    /// Found by halving an interval rather than by adding 24 hours: days of 23 and 25 hours, zones whose clocks jump
    /// over midnight and a zone that left out a whole date all come out right.
    package func nextChange(after moment: Date) -> Date {
        let today = day(at: moment)
        var before = Int(moment.timeIntervalSince1970.rounded(.down))
        var after = before + 50 * 3600
        while after - before > 1 {
            let middle = (before + after) / 2
            if day(at: Date(timeIntervalSince1970: Double(middle))) > today {
                after = middle
            } else {
                before = middle
            }
        }
        return Date(timeIntervalSince1970: Double(after))
    }
}
