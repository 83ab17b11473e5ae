import Foundation

extension Publishers {
    /// Sends at most one value per interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The shortest time between two values.
        public let interval: Context.SchedulerTimeType.Stride
        /// Where subscribers run.
        public let scheduler: Context
        /// Whether the last value of an interval is sent, or its first.
        public let latest: Bool

        /// Creates the publisher that `throttle` returns.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let step = ThrottleStep(OutputBuffer(subscriber), interval: interval, scheduler: scheduler, latest: latest)
            subscriber.receive(subscription: step.buffer)
            takeAll(
                of: upstream, subscription: { step.buffer.attach($0) }, value: { step.take($0) },
                completion: { step.finish($0) })
        }
    }
}

private final class ThrottleStep<Downstream: Subscriber, Context: Scheduler> {
    let buffer: OutputBuffer<Downstream>
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let latest: Bool
    private let lock = NSLock()
    private var pending: Downstream.Input?
    private var nextTime: Context.SchedulerTimeType?

    init(
        _ buffer: OutputBuffer<Downstream>, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
        self.buffer = buffer
        self.interval = interval
        self.scheduler = scheduler
        self.latest = latest
    }

    func take(_ value: Downstream.Input) {
        let now = scheduler.now
        // Nil when a job that will send is already scheduled.
        let time: Context.SchedulerTimeType? = lock.withLock {
            let isWaiting = pending != nil
            if latest || !isWaiting { pending = value }
            if isWaiting { return nil }
            let time = nextTime.map { max($0, now) } ?? now
            nextTime = time.advanced(by: interval)
            return time
        }
        guard let time else { return }
        if time <= now {
            scheduler.schedule { self.flush() }
        } else {
            scheduler.schedule(after: time) { self.flush() }
        }
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        scheduler.schedule {
            if case .finished = completion { self.flush() }
            self.buffer.finish(completion)
        }
    }

    private func flush() {
        let value = lock.withLock {
            defer { pending = nil }
            return pending
        }
        if let value { buffer.send(value) }
    }
}

extension Publisher {
    /// Sends at most one value per `interval`: its last one, or its first unless `latest`.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
