import Foundation

extension Publishers {
    /// Makes a publisher of each value and sends what all of them send.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many publishers run at a time.
        public let maxPublishers: Subscribers.Demand
        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates the publisher that `flatMap` returns.
        public init(
            upstream: Upstream,
            maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let buffer = OutputBuffer(subscriber)
            let running = RunningCount()
            subscriber.receive(subscription: buffer)
            var source: (any Subscription)?
            upstream.subscribe(
                AnySubscriber<Upstream.Output, Failure>(
                    receiveSubscription: { subscription in
                        source = subscription
                        if buffer.attach(subscription) { subscription.request(maxPublishers) }
                    },
                    receiveValue: { value in
                        running.begin()
                        var inner: (any Subscription)?
                        takeAll(
                            of: transform(value),
                            subscription: { subscription in
                                inner = subscription
                                buffer.attach(subscription)
                            },
                            value: { buffer.send($0) },
                            completion: { completion in
                                if let inner { buffer.detach(inner) }
                                if case .failure = completion { return buffer.finish(completion) }
                                if running.end() { return buffer.finish(.finished) }
                                if maxPublishers != .unlimited { source?.request(.max(1)) }
                            }
                        )
                        return .none
                    },
                    receiveCompletion: { completion in
                        if case .failure = completion { return buffer.finish(completion) }
                        if running.endSource() { buffer.finish(.finished) }
                    }
                ))
        }
    }

    /// Sends what the latest publisher sends that came.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// Where the publishers come from.
        public let upstream: Upstream

        /// Creates the publisher that `switchToLatest` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let buffer = OutputBuffer(subscriber)
            let running = RunningCount()
            subscriber.receive(subscription: buffer)
            takeAll(
                of: upstream, subscription: { buffer.attach($0) },
                value: { publisher in
                    let turn = running.replace()
                    if let old = running.latest {
                        buffer.detach(old)
                        old.cancel()
                    }
                    takeAll(
                        of: publisher,
                        subscription: { subscription in
                            running.latest = subscription
                            buffer.attach(subscription)
                        },
                        value: { if running.isCurrent(turn) { buffer.send($0) } },
                        completion: { completion in
                            guard running.isCurrent(turn) else { return }
                            if case .failure = completion { return buffer.finish(completion) }
                            if running.end() { buffer.finish(.finished) }
                        }
                    )
                },
                completion: { completion in
                    if case .failure = completion { return buffer.finish(completion) }
                    if running.endSource() { buffer.finish(.finished) }
                }
            )
        }
    }
}

/// Counts the publishers that run inside of a step, to know when all is over.
private final class RunningCount {
    private let lock = NSLock()
    private var count = 0
    private var turn = 0
    private var sourceEnded = false
    private var latestSubscription: (any Subscription)?

    var latest: (any Subscription)? {
        get { lock.withLock { latestSubscription } }
        set { lock.withLock { latestSubscription = newValue } }
    }

    func begin() {
        lock.withLock { count += 1 }
    }

    /// Makes the one that starts now the only one.
    func replace() -> Int {
        lock.withLock {
            count = 1
            turn += 1
            return turn
        }
    }

    func isCurrent(_ turn: Int) -> Bool {
        lock.withLock { turn == self.turn }
    }

    /// Notes that one is over; true when nothing more can come.
    func end() -> Bool {
        lock.withLock {
            count -= 1
            return count == 0 && sourceEnded
        }
    }

    func endSource() -> Bool {
        lock.withLock {
            sourceEnded = true
            return count == 0
        }
    }
}

extension Publisher {
    /// Makes a publisher of each value and sends what all of them send, at most `maxPublishers` at a time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher of each value, which may fail, and sends what all of them send.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        Publishers.FlatMap(
            upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }

    /// Makes a publisher of each value and sends what all of them send.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends what the latest publisher sends that came.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
