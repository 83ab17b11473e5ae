import Foundation

extension Publishers {
    /// Sends what all of its publishers send, as it comes.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// A publisher of all that `upstream` send.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// A publisher of all that `upstream` send.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merge = MergeStep(subscriber, count: publishers.count)
            for publisher in publishers { merge.add(publisher) }
        }
    }

    /// Sends what both of its publishers send, as it comes.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Merges publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merge = MergeStep(subscriber, count: 2)
            merge.add(a)
            merge.add(b)
        }
    }

    /// Sends what its three publishers send, as it comes.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Merges publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merge = MergeStep(subscriber, count: 3)
            merge.add(a)
            merge.add(b)
            merge.add(c)
        }
    }

    /// Sends what its four publishers send, as it comes.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Merges publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merge = MergeStep(subscriber, count: 4)
            merge.add(a)
            merge.add(b)
            merge.add(c)
            merge.add(d)
        }
    }
}

final class MergeStep<Downstream: Subscriber> {
    private let buffer: OutputBuffer<Downstream>
    private let lock = NSLock()
    private var left: Int

    init(_ downstream: Downstream, count: Int) {
        buffer = OutputBuffer(downstream)
        left = count
        downstream.receive(subscription: buffer)
        if count == 0 { buffer.finish(.finished) }
    }

    func add<P: Publisher>(_ publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        takeAll(
            of: publisher, subscription: { self.buffer.attach($0) }, value: { self.buffer.send($0) },
            completion: { completion in
                if case .failure = completion { return self.buffer.finish(completion) }
                let isLast = self.lock.withLock {
                    self.left -= 1
                    return self.left == 0
                }
                if isLast { self.buffer.finish(.finished) }
            })
    }
}

extension Publisher {
    /// Sends what this and `other` send, as it comes.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where Output == P.Output, Failure == P.Failure {
        Publishers.Merge(self, other)
    }

    /// Sends what all send, as it comes.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where Output == B.Output, Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
        Publishers.Merge3(self, b, c)
    }

    /// Sends what all send, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        Output == B.Output, Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// Sends what this and `other` send, as it comes.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany([self, other])
    }
}
