extension Publishers {
    /// Sends what a closure makes of its last result and each value.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value meets.
        public let initialResult: Output
        /// Makes the next result.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the publisher that `scan` returns.
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                Relay(subscriber) { (value: Upstream.Output) in
                    result = nextPartialResult(result, value)
                    return .send(result)
                })
        }
    }
}

extension Publishers {
    /// Sends what a closure that may throw makes of its last result and each value.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value meets.
        public let initialResult: Output
        /// Makes the next result.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the publisher that `tryScan` returns.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                Relay(
                    subscriber,
                    trying: { (value: Upstream.Output) in
                        result = try nextPartialResult(result, value)
                        return .send(result)
                    }))
        }
    }
}

extension Publisher {
    /// Sends what `nextPartialResult` makes of its last result and each value.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends what `nextPartialResult` makes of its last result and each value; what it throws ends the stream.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
