extension Publishers {
    /// Sends each value transformed by a closure that may throw, which ends the stream.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes a value of each one that comes.
        public let transform: (Upstream.Output) throws -> Output

        /// Creates the publisher that `tryMap` returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay(subscriber, trying: { (value: Upstream.Output) in .send(try transform(value)) }))
        }
    }
}

extension Publisher {
    /// Sends each value transformed; what `transform` throws ends the stream.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}
