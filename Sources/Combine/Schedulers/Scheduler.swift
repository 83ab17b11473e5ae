import Foundation

/// Says when and where closures run.
public protocol Scheduler<SchedulerTimeType> {
    /// An instant of the scheduler's clock.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// What else the scheduler can be told.
    associatedtype SchedulerOptions

    /// The present instant.
    var now: SchedulerTimeType { get }
    /// The least tolerance that the scheduler keeps to.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs `action` as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs `action` at some time after `date`.
    func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    )
    /// Runs `action` at some time after `date` and then every `interval`, until the result is cancelled.
    func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs `action` as soon as possible.
    public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Runs `action` at some time after `date`.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs `action` at some time after `date`.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs `action` at some time after `date` and then every `interval`, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs `action` at some time after `date` and then every `interval`, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// A span of a scheduler's time that can be given in seconds.
public protocol SchedulerTimeIntervalConvertible: Comparable, SignedNumeric {
    /// A span of that many seconds.
    static func seconds(_ s: Int) -> Self
    /// A span of that many seconds.
    static func seconds(_ s: Double) -> Self
    /// A span of that many milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// A span of that many microseconds.
    static func microseconds(_ us: Int) -> Self
    /// A span of that many nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

/// A closure that crosses to the thread on which a scheduler runs it.
///
/// `@unchecked Sendable`: Combine calls the parts of one stream one after the other, never two at a time.
struct ScheduledAction: @unchecked Sendable {
    let run: () -> Void
}
