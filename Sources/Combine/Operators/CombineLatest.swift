extension Publishers {
    /// Sends the latest values of its two publishers together, whenever one of them sends.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Combines the latest values of publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let aCell = LatestCell<A.Output>()
            let bCell = LatestCell<B.Output>()
            let step = LatestStep(subscriber, cells: [aCell, bCell]) {
                guard let a = aCell.value, let b = bCell.value else { return nil }
                return (a, b)
            }
            step.add(a, to: aCell)
            step.add(b, to: bCell)
        }
    }

    /// Sends the latest values of its three publishers together, whenever one of them sends.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Combines the latest values of publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let aCell = LatestCell<A.Output>()
            let bCell = LatestCell<B.Output>()
            let cCell = LatestCell<C.Output>()
            let step = LatestStep(subscriber, cells: [aCell, bCell, cCell]) {
                guard let a = aCell.value, let b = bCell.value, let c = cCell.value else { return nil }
                return (a, b, c)
            }
            step.add(a, to: aCell)
            step.add(b, to: bCell)
            step.add(c, to: cCell)
        }
    }

    /// Sends the latest values of its four publishers together, whenever one of them sends.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Combines the latest values of publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let aCell = LatestCell<A.Output>()
            let bCell = LatestCell<B.Output>()
            let cCell = LatestCell<C.Output>()
            let dCell = LatestCell<D.Output>()
            let step = LatestStep(subscriber, cells: [aCell, bCell, cCell, dCell]) {
                guard let a = aCell.value, let b = bCell.value, let c = cCell.value, let d = dCell.value else {
                    return nil
                }
                return (a, b, c, d)
            }
            step.add(a, to: aCell)
            step.add(b, to: bCell)
            step.add(c, to: cCell)
            step.add(d, to: dCell)
        }
    }
}

extension Publisher {
    /// Sends the latest values of all together, whenever one of them sends.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Sends the latest values of all together, whenever one of them sends, transformed.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        Publishers.Map(upstream: Publishers.CombineLatest(self, other)) { transform($0.0, $0.1) }
    }

    /// Sends the latest values of all together, whenever one of them sends.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends the latest values of all together, whenever one of them sends, transformed.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Map(upstream: Publishers.CombineLatest3(self, publisher1, publisher2)) {
            transform($0.0, $0.1, $0.2)
        }
    }

    /// Sends the latest values of all together, whenever one of them sends.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Sends the latest values of all together, whenever one of them sends, transformed.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.Map(upstream: Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)) {
            transform($0.0, $0.1, $0.2, $0.3)
        }
    }
}
