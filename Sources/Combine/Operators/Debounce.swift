import Foundation

extension Publishers {
    /// Sends a value only when no other one followed it for a while.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How long it waits for another value.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// Where subscribers run.
        public let scheduler: Context
        /// What else the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that `debounce` returns.
        public init(
            upstream: Upstream,
            dueTime: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let buffer = OutputBuffer(subscriber)
            let lock = NSLock()
            var turn = 0
            subscriber.receive(subscription: buffer)
            takeAll(
                of: upstream, subscription: { buffer.attach($0) },
                value: { value in
                    let mine = lock.withLock {
                        turn += 1
                        return turn
                    }
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options
                    ) {
                        if lock.withLock({ mine == turn }) { buffer.send(value) }
                    }
                },
                completion: { completion in
                    // A value that still waits is dropped, as the stream is over before its time came.
                    lock.withLock { turn += 1 }
                    scheduler.schedule(options: options) { buffer.finish(completion) }
                }
            )
        }
    }
}

extension Publisher {
    /// Sends a value only when no other one followed it for `dueTime`.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
