import Foundation

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = _ClockTime

    /// A run loop has no options.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    // The main thread may be driven by another loop than Foundation's, which drains the main queue but fires no
    // Foundation timers; the main run loop therefore schedules on that queue.
    private var isMain: Bool { self === RunLoop.main }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        if isMain { DispatchQueue.main.async { action.run() } } else { perform { action.run() } }
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(run: action)
        if isMain {
            DispatchQueue.main.asyncAfter(deadline: date.dispatchTime) { action.run() }
        } else {
            let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() }
            timer.tolerance = tolerance.timeInterval
            add(timer, forMode: .default)
        }
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        repeating(from: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, mode: .default) {
            action()
        }
    }

    func repeating(
        from date: Date, every interval: TimeInterval, tolerance: TimeInterval, mode: RunLoop.Mode,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        if isMain {
            return DispatchQueue.main.schedule(
                after: .init(_ClockTime(date).dispatchTime), interval: .seconds(interval),
                tolerance: .seconds(tolerance), options: nil, action)
        }
        let action = ScheduledAction(run: action)
        let timer = Timer(fire: date, interval: interval, repeats: true) { _ in action.run() }
        timer.tolerance = tolerance
        add(timer, forMode: mode)
        return AnyCancellable { timer.invalidate() }
    }
}
