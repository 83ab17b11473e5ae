import Foundation

extension Publishers {
    /// When collected values are sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Whenever the time is over.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Whenever the time is over, or so many have been collected.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Sends the values of a span of time together.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// When they are sent.
        public let strategy: TimeGroupingStrategy<Context>
        /// What else the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that `collect(_:options:)` returns.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, span, limit) =
                switch strategy {
                case .byTime(let scheduler, let span): (scheduler, span, Int.max)
                case .byTimeOrCount(let scheduler, let span, let count): (scheduler, span, count)
                }
            let buffer = OutputBuffer(subscriber)
            let lock = NSLock()
            var group: [Upstream.Output] = []
            func flush() {
                let values = lock.withLock {
                    defer { group = [] }
                    return group
                }
                if !values.isEmpty { buffer.send(values) }
            }
            subscriber.receive(subscription: buffer)
            let timer = scheduler.schedule(
                after: scheduler.now.advanced(by: span), interval: span, tolerance: scheduler.minimumTolerance,
                options: options, flush)
            buffer.attach(TimerSubscription(timer))
            takeAll(
                of: upstream, subscription: { buffer.attach($0) },
                value: { value in
                    let isFull = lock.withLock {
                        group.append(value)
                        return group.count >= limit
                    }
                    if isFull { scheduler.schedule(options: options, flush) }
                },
                completion: { completion in
                    if case .finished = completion { flush() }
                    buffer.finish(completion)
                })
        }
    }
}

/// Ends a timer together with a stream.
private final class TimerSubscription: Subscription {
    private let timer: any Cancellable

    init(_ timer: any Cancellable) {
        self.timer = timer
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() { timer.cancel() }
}

extension Publisher {
    /// Sends the values of a span of time together.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
