extension Publishers {
    /// Sends, at the end, what a closure that may throw made of all values.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value meets.
        public let initial: Output
        /// Makes the next result.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the publisher that `tryReduce` returns.
        public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.subscribe(
                Accumulator<Upstream.Output, Upstream.Failure, S>(
                    subscriber, onFailure: { $0 }, onThrow: { $0 },
                    onValue: { value in
                        result = try nextPartialResult(result, value)
                        return false
                    }, result: { result }))
        }
    }

    /// Sends only the last value that satisfies a predicate that may throw, which ends the stream.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether a value is one.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryLast(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.subscribe(
                Accumulator<Upstream.Output, Upstream.Failure, S>(
                    subscriber, onFailure: { $0 }, onThrow: { $0 },
                    onValue: { value in
                        if try predicate(value) { last = value }
                        return false
                    }, result: { last }))
        }
    }

    /// Sends whether a value satisfies a predicate that may throw, which ends the stream.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether a value is one.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryContains(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isFound = false
            upstream.subscribe(
                Accumulator<Upstream.Output, Upstream.Failure, S>(
                    subscriber, onFailure: { $0 }, onThrow: { $0 },
                    onValue: { value in
                        isFound = try predicate(value)
                        return isFound
                    }, result: { isFound }))
        }
    }

    /// Sends whether all values satisfy a predicate that may throw, which ends the stream.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether a value is right.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryAllSatisfy` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var areRight = true
            upstream.subscribe(
                Accumulator<Upstream.Output, Upstream.Failure, S>(
                    subscriber, onFailure: { $0 }, onThrow: { $0 },
                    onValue: { value in
                        areRight = try predicate(value)
                        return !areRight
                    }, result: { areRight }))
        }
    }
}

extension Publisher {
    /// Sends, at the end, what `nextPartialResult` made of all values; what it throws ends the stream.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends only the last value that satisfies `predicate`; what it throws ends the stream.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether a value satisfies `predicate`; what it throws ends the stream.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether all values satisfy `predicate`; what it throws ends the stream.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
