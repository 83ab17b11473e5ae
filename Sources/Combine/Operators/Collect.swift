extension Publishers {
    /// Sends all values as one array at the end.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Creates the publisher that `collect` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: Output = []
            upstream.subscribe(
                Accumulator(
                    subscriber,
                    onValue: { (value: Upstream.Output) in
                        values.append(value)
                        return false
                    },
                    result: { values }
                ))
        }
    }

    /// Sends the values in arrays of a given length.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How long the arrays are; the last one may be shorter.
        public let count: Int

        /// Creates the publisher that `collect(_:)` returns.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let buffer = OutputBuffer(subscriber)
            var values: Output = []
            subscriber.receive(subscription: buffer)
            takeAll(
                of: upstream, subscription: { buffer.attach($0) },
                value: { value in
                    values.append(value)
                    if values.count >= count {
                        buffer.send(values)
                        values = []
                    }
                },
                completion: { completion in
                    if case .finished = completion, !values.isEmpty { buffer.send(values) }
                    buffer.finish(completion)
                }
            )
        }
    }
}

extension Publisher {
    /// Sends all values as one array at the end.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }

    /// Sends the values in arrays of `count`; the last one may be shorter.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
