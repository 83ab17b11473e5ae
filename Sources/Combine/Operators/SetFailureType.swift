extension Publishers {
    /// Says that a stream that cannot fail could.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream

        /// Creates the publisher that `setFailureType` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(
                    subscriber, onCompletion: { (_: Subscribers.Completion<Never>) in .finished },
                    onValue: { (value: Output) in .send(value) }))
        }
    }
}

extension Publisher where Failure == Never {
    /// Says that the stream could fail with `failureType`, so that it fits others that do.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
