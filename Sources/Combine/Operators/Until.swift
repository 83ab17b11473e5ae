import Foundation

extension Publishers {
    /// Sends values until another publisher sends one, then ends.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whose first value ends the stream.
        public let other: Other

        /// Creates the publisher that `prefix(untilOutputFrom:)` returns.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let buffer = OutputBuffer(subscriber)
            subscriber.receive(subscription: buffer)
            takeAll(
                of: other.first(), subscription: { buffer.attach($0) }, value: { _ in buffer.finish(.finished) },
                completion: { _ in })
            guard buffer.isOpen else { return }
            takeAll(
                of: upstream, subscription: { buffer.attach($0) }, value: { buffer.send($0) },
                completion: { buffer.finish($0) })
        }
    }

    /// Leaves out values until another publisher sends one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whose first value opens the stream.
        public let other: Other

        /// Creates the publisher that `drop(untilOutputFrom:)` returns.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let buffer = OutputBuffer(subscriber)
            let lock = NSLock()
            var isOpen = false
            subscriber.receive(subscription: buffer)
            takeAll(
                of: other.first(), subscription: { buffer.attach($0) },
                value: { _ in lock.withLock { isOpen = true } },
                completion: { completion in
                    // Without a value from the other one there is nothing to wait for.
                    if case .failure = completion { return buffer.finish(completion) }
                    if lock.withLock({ !isOpen }) { buffer.finish(.finished) }
                })
            guard buffer.isOpen else { return }
            takeAll(
                of: upstream, subscription: { buffer.attach($0) },
                value: { value in if lock.withLock({ isOpen }) { buffer.send(value) } },
                completion: { buffer.finish($0) })
        }
    }
}

extension Publisher {
    /// Sends values until `publisher` sends one, then ends.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Leaves out values until `publisher` sends one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
