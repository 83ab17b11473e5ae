extension Publishers {
    /// Leaves out values until one fails a predicate that may throw, which ends the stream.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether values are still left out.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryDrop(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            upstream.subscribe(
                Relay(
                    subscriber,
                    trying: { (value: Output) in
                        if isDropping { isDropping = try predicate(value) }
                        return isDropping ? .skip : .send(value)
                    }))
        }
    }

    /// Sends values until one fails a predicate that may throw, which ends the stream.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether the stream goes on.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryPrefix(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(
                    subscriber,
                    trying: { (value: Output) in try predicate(value) ? .send(value) : .finish(nil) }))
        }
    }

    /// Sends only the first value that satisfies a predicate that may throw, which ends the stream.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether a value is the one.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryFirst(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(subscriber, trying: { (value: Output) in try predicate(value) ? .finish(value) : .skip }))
        }
    }

    /// Leaves out values that a closure, which may throw, takes for the one before.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether two values are equal.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryRemoveDuplicates` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.subscribe(
                Relay(
                    subscriber,
                    trying: { (value: Output) in
                        if let last, try predicate(last, value) { return .skip }
                        last = value
                        return .send(value)
                    }))
        }
    }
}

extension Publisher {
    /// Leaves out values until one fails `predicate`; what it throws ends the stream.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    /// Sends values until one fails `predicate`; what it throws ends the stream.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends only the first value that satisfies `predicate`; what it throws ends the stream.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    /// Leaves out values that `predicate` takes for the one before; what it throws ends the stream.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
