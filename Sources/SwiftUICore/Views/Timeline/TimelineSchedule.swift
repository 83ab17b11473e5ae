import Foundation

/// The moments at which a timeline view is made anew.
public protocol TimelineSchedule {
    /// How often the content may be made anew.
    typealias Mode = TimelineScheduleMode
    /// The moments, in order.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The moments from one on, in order. The first one may lie before it: it holds until the second one.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline view may be made anew.
public enum TimelineScheduleMode: Sendable {
    /// As often as the schedule says.
    case normal
    /// Seldom.
    case lowFrequency
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// Moments at equal distances, without an end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { date += interval }
            return date
        }
    }

    private let startDate: Date
    private let interval: TimeInterval

    /// Moments from `startDate` on, `interval` seconds apart.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = max(interval, 0.001)
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = ((startDate.timeIntervalSince(self.startDate)) / interval).rounded(.down)
        return Entries(date: self.startDate + max(0, passed) * interval, interval: interval)
    }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = PeriodicTimelineSchedule.Entries

    /// The beginning of each minute.
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return Entries(date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// Moments that the program names.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// The moments of `dates`.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame of the display, or fewer.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: TimeInterval?
    let isPaused: Bool

    /// At least `minimumInterval` seconds apart; nil: as often as the display shows frames. None while `paused`.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule.Entries(date: start, interval: max(minimumInterval ?? 0, 1.0 / 60))
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Moments from `startDate` on, `interval` seconds apart.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame of the display.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Frames of the display, at least `minimumInterval` seconds apart. None while `paused`.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Moments that the program names.
    public static func explicit<S: Sequence>(
        _ dates: S
    ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
