extension Publishers {
    /// Leaves out the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many values are left out.
        public let count: Int

        /// Creates the publisher that `drop` returns.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.subscribe(
                Relay(subscriber) { (value: Output) in
                    if left == 0 { return .send(value) }
                    left -= 1
                    return .skip
                })
        }
    }
}

extension Publishers {
    /// Leaves out values until one fails a predicate.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether values are still left out.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `drop(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            upstream.subscribe(
                Relay(subscriber) { (value: Output) in
                    isDropping = isDropping && predicate(value)
                    return isDropping ? .skip : .send(value)
                })
        }
    }
}

extension Publisher {
    /// Leaves out the first `count` values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "Cannot drop a negative number of values.")
        return Publishers.Drop(upstream: self, count: count)
    }

    /// Leaves out values until one fails `predicate`.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
