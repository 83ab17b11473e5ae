extension Publishers {
    /// Sends only the values that satisfy a predicate.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether a value is sent.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Creates the publisher that `filter` returns.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(subscriber) { (value: Output) in isIncluded(value) ? .send(value) : .skip })
        }
    }
}

extension Publishers {
    /// Sends only the values that satisfy a predicate that may throw.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether a value is sent.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryFilter` returns.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(subscriber, trying: { (value: Output) in try isIncluded(value) ? .send(value) : .skip }))
        }
    }
}

extension Publisher {
    /// Sends only the values for which `isIncluded` is true.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Sends only the values for which `isIncluded` is true; what it throws ends the stream.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}
