extension Publishers {
    /// Sends each value transformed, without the nils.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes a value of each one that comes, or nil to drop it.
        public let transform: (Upstream.Output) -> Output?

        /// Creates the publisher that `compactMap` returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(subscriber) { (value: Upstream.Output) in transform(value).map { .send($0) } ?? .skip })
        }
    }
}

extension Publishers {
    /// Sends each value transformed by a closure that may throw, without the nils.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes a value of each one that comes, or nil to drop it.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates the publisher that `tryCompactMap` returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(
                    subscriber, trying: { (value: Upstream.Output) in try transform(value).map { .send($0) } ?? .skip })
            )
        }
    }
}

extension Publisher {
    /// Sends each value transformed, without the nils.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Sends each value transformed, without the nils; what `transform` throws ends the stream.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}
