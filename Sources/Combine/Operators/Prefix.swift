extension Publishers {
    /// Sends values until one fails a predicate, then ends.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether the stream goes on.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `prefix(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(subscriber) { (value: Output) in predicate(value) ? .send(value) : .finish(nil) })
        }
    }
}

extension Publishers {
    /// Sends the values at some positions, then ends.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The positions, counted from 0.
        public let range: CountableRange<Int>

        /// Creates the publisher that `output` returns.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            if range.isEmpty {
                Empty<Output, Failure>().receive(subscriber: subscriber)
                return
            }
            var position = -1
            upstream.subscribe(
                Relay(subscriber) { (value: Output) in
                    position += 1
                    if position < range.lowerBound { return .skip }
                    return position == range.upperBound - 1 ? .finish(value) : .send(value)
                })
        }
    }
}

extension Publisher {
    /// Sends the first `maxLength` values, then ends.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: 0..<maxLength)
    }

    /// Sends values until one fails `predicate`, then ends.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends the values at the positions of `range`, counted from 0, then ends.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Sends the value at `index`, counted from 0, then ends.
    public func output(at index: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: index..<index + 1)
    }
}
