extension Publishers {
    /// Changes the error that ends the stream.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes the new error.
        public let transform: (Upstream.Failure) -> Failure

        /// Creates the publisher that `mapError` returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(
                    subscriber, onCompletion: { $0.mapError(transform) }, onValue: { (value: Output) in .send(value) }))
        }
    }
}

extension Publisher {
    /// Changes the error that ends the stream.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}
