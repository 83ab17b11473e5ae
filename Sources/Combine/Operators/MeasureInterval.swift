extension Publishers {
    /// Sends how much time lies between the values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whose clock counts.
        public let scheduler: Context

        /// Creates the publisher that `measureInterval` returns.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last = scheduler.now
            upstream.subscribe(
                Relay(subscriber) { (_: Upstream.Output) in
                    let now = scheduler.now
                    defer { last = now }
                    return .send(last.distance(to: now))
                })
        }
    }
}

extension Publisher {
    /// Sends how much time lies between the values, by the clock of `scheduler`.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
