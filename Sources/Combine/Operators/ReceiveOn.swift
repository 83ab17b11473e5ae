extension Publishers {
    /// Sends everything on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Where subscribers run.
        public let scheduler: Context
        /// What else the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that `receive(on:)` returns.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(DeferredRelay(subscriber) { scheduler.schedule(options: options, $0) })
        }
    }

    /// Sends everything a while later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How much later.
        public let interval: Context.SchedulerTimeType.Stride
        /// How inexact that may be.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// Where subscribers run.
        public let scheduler: Context
        /// What else the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that `delay` returns.
        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                DeferredRelay(subscriber) { action in
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
                })
        }
    }

    /// Subscribes, asks and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Where the publisher's work is started.
        public let scheduler: Context
        /// What else the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that `subscribe(on:)` returns.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Switchover(subscriber)
            let scheduled = ScheduledSubscription(base: chain) { scheduler.schedule(options: options, $0) }
            subscriber.receive(subscription: scheduled)
            scheduler.schedule(options: options) {
                chain.follow(upstream) { chain.finish($0) }
            }
        }
    }
}

private final class ScheduledSubscription: Subscription {
    private let base: any Subscription
    private let schedule: (@escaping () -> Void) -> Void

    init(base: any Subscription, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.base = base
        self.schedule = schedule
    }

    func request(_ demand: Subscribers.Demand) {
        schedule { self.base.request(demand) }
    }

    func cancel() {
        schedule { self.base.cancel() }
    }
}

extension Publisher {
    /// Sends everything on `scheduler`.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes, asks and cancels on `scheduler`.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Sends everything `interval` later on `scheduler`.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}
