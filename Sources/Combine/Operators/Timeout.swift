import Foundation

extension Publishers {
    /// Ends the stream when no value comes for too long.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How long a value may take.
        public let interval: Context.SchedulerTimeType.Stride
        /// Where subscribers run.
        public let scheduler: Context
        /// What else the scheduler is told.
        public let options: Context.SchedulerOptions?
        /// Makes the error that ends the stream; nil for an end without one.
        public let customError: (() -> Failure)?

        /// Creates the publisher that `timeout` returns.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let buffer = OutputBuffer(subscriber)
            let lock = NSLock()
            var turn = 0
            subscriber.receive(subscription: buffer)
            func wait() {
                let mine = lock.withLock {
                    turn += 1
                    return turn
                }
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
                    options: options
                ) {
                    guard lock.withLock({ mine == turn }) else { return }
                    buffer.finish(customError.map { .failure($0()) } ?? .finished)
                }
            }
            wait()
            takeAll(
                of: upstream, subscription: { buffer.attach($0) },
                value: { value in
                    wait()
                    scheduler.schedule(options: options) { buffer.send(value) }
                },
                completion: { completion in
                    lock.withLock { turn += 1 }
                    scheduler.schedule(options: options) { buffer.finish(completion) }
                })
        }
    }
}

extension Publisher {
    /// Ends the stream when no value comes for `interval`, with an error where `customError` makes one.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
