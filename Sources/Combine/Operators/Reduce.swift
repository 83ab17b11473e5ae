extension Publishers {
    /// Sends, at the end, what a closure made of all values.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value meets.
        public let initial: Output
        /// Makes the next result.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the publisher that `reduce` returns.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.subscribe(
                Accumulator(
                    subscriber,
                    onValue: { (value: Upstream.Output) in
                        result = nextPartialResult(result, value)
                        return false
                    },
                    result: { result }
                ))
        }
    }

    /// Sends, at the end, how many values there were.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Creates the publisher that `count` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var count = 0
            upstream.subscribe(
                Accumulator(
                    subscriber,
                    onValue: { (value: Upstream.Output) in
                        count += 1
                        return false
                    },
                    result: { count }
                ))
        }
    }

    /// Sends only the last value.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Creates the publisher that `last` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.subscribe(
                Accumulator(
                    subscriber,
                    onValue: { (value: Upstream.Output) in
                        last = value
                        return false
                    },
                    result: { last }
                ))
        }
    }

    /// Sends only the last value that satisfies a predicate.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether a value counts.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `last(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.subscribe(
                Accumulator(
                    subscriber,
                    onValue: { (value: Upstream.Output) in
                        if predicate(value) { last = value }
                        return false
                    },
                    result: { last }
                ))
        }
    }

    /// Sends whether some value satisfies a predicate, as soon as that is known.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether a value is the one.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `contains(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isFound = false
            upstream.subscribe(
                Accumulator(
                    subscriber,
                    onValue: { (value: Upstream.Output) in
                        isFound = predicate(value)
                        return isFound
                    },
                    result: { isFound }
                ))
        }
    }

    /// Sends whether all values satisfy a predicate, as soon as that is known.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether a value is right.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `allSatisfy` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var areRight = true
            upstream.subscribe(
                Accumulator(
                    subscriber,
                    onValue: { (value: Upstream.Output) in
                        areRight = predicate(value)
                        return !areRight
                    },
                    result: { areRight }
                ))
        }
    }

    /// Sends, at the end, the value that comes before or after all others.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether the second value replaces the first.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates the publisher that `max(by:)` returns.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var best: Output?
            upstream.subscribe(
                Accumulator(
                    subscriber,
                    onValue: { (value: Upstream.Output) in
                        if let known = best, !areInIncreasingOrder(known, value) { return false }
                        best = value
                        return false
                    },
                    result: { best }
                ))
        }
    }

    /// Sends a value in place of an empty stream.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The value sent in place of nothing.
        public let output: Output
        /// Where the values come from.
        public let upstream: Upstream

        /// Creates the publisher that `replaceEmpty` returns.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Switchover(subscriber)
            var isEmpty = true
            subscriber.receive(subscription: chain)
            chain.follow(upstream.handleEvents(receiveOutput: { _ in isEmpty = false })) { completion in
                guard case .finished = completion, isEmpty else { return chain.finish(completion) }
                chain.follow(Just(output)) { _ in chain.finish(.finished) }
            }
        }
    }
}

extension Publisher {
    /// Sends, at the end, what `nextPartialResult` made of all values.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends, at the end, how many values there were.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }

    /// Sends only the last value.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }

    /// Sends only the last value that satisfies `predicate`.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether some value satisfies `predicate`, as soon as that is known.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether all values satisfy `predicate`, as soon as that is known.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends, at the end, the value that no other one precedes in the order of `areInIncreasingOrder`.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends, at the end, the value that precedes no other one in the order of `areInIncreasingOrder`.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends `output` if the stream ends without a value.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publisher where Output: Comparable {
    /// Sends, at the end, the least value.
    public func min() -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { $0 > $1 }
    }

    /// Sends, at the end, the greatest value.
    public func max() -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { $0 < $1 }
    }
}

extension Publisher where Output: Equatable {
    /// Sends whether `output` comes, as soon as that is known.
    public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self) { $0 == output }
    }
}
