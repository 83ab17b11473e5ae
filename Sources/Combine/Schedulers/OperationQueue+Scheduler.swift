import Foundation

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = _ClockTime

    /// An operation queue has no options.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(run: action)
        if self === OperationQueue.main {
            DispatchQueue.main.async { action.run() }
        } else {
            addOperation { action.run() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(run: action)
        DispatchQueue.global().asyncAfter(deadline: date.dispatchTime) { self.schedule { action.run() } }
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        DispatchQueue.global().schedule(
            after: .init(date.dispatchTime), interval: .seconds(interval.timeInterval),
            tolerance: .seconds(tolerance.timeInterval), options: nil
        ) {
            self.schedule(action)
        }
    }
}
