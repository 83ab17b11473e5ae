import Foundation

extension CivilDay {
    /// The day that people in a zone have at a moment.
    ///
    /// - Parameter dayEndsAtHour: the wall-clock hour, 0 to 23, at which the next day begins. With 3, half past two at
    ///   night still belongs to the evening before.
    package static func today(in zone: TimeZone, at moment: Date = .now, dayEndsAtHour: Int = 0) -> CivilDay {
        DayClock(zone: zone, dayEndsAtHour: dayEndsAtHour).day(at: moment)
    }

    /// Noon of the day in a zone: a moment to hand to date formatters. No zone changes its clocks at noon.
    package func noon(in zone: TimeZone = .autoupdatingCurrent) -> Date {
        let noon = Double(number) * 86_400 + 43_200
        let guess = Date(timeIntervalSince1970: noon - Double(zone.secondsFromGMT()))
        return Date(timeIntervalSince1970: noon - Double(zone.secondsFromGMT(for: guess)))
    }
}
