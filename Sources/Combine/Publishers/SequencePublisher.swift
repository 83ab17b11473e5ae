import Foundation

extension Publishers {
    /// Sends the elements of a sequence, as fast as they are wanted.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The elements.
        public let sequence: Elements

        /// A publisher of the elements of `sequence`.
        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = SequenceSubscription(sequence, subscriber)
            subscriber.receive(subscription: subscription)
            subscription.endIfEmpty()
        }
    }
}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// A publisher of the value, if there is one.
    public var publisher: Publishers.Sequence<[Wrapped], Never> {
        Publishers.Sequence(sequence: map { [$0] } ?? [])
    }
}

extension Result {
    /// A publisher of the value or the error.
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): Publishers.Sequence(sequence: CollectionOfOne(value)).eraseToAnyPublisher()
        case .failure(let error): Fail(error: error).eraseToAnyPublisher()
        }
    }
}

/// Sends the elements of a sequence to one subscriber.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
    private let lock = NSLock()
    private var iterator: Elements.Iterator
    private var upcoming: Elements.Element?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isSending = false

    init(_ elements: Elements, _ downstream: Downstream) {
        iterator = elements.makeIterator()
        self.downstream = downstream
        // One element ahead, so that the end is sent right after the last one.
        upcoming = iterator.next()
    }

    /// Ends an empty stream, which needs no demand.
    func endIfEmpty() {
        let target: Downstream? = lock.withLock {
            guard upcoming == nil, !isSending else { return nil }
            defer { downstream = nil }
            return downstream
        }
        target?.receive(completion: .finished)
    }

    func request(_ demand: Subscribers.Demand) {
        let isFirst = lock.withLock {
            self.demand += demand
            defer { isSending = true }
            return !isSending
        }
        // A request from inside of a value is served by the loop that sends it.
        if isFirst { send() }
    }

    func cancel() {
        lock.withLock { downstream = nil }
    }

    private func send() {
        while let (target, value) = next() {
            guard let value else { return target.receive(completion: .finished) }
            let more = target.receive(value)
            lock.withLock { demand += more }
        }
    }

    private func next() -> (Downstream, Elements.Element?)? {
        lock.withLock {
            guard let target = downstream else { return nil }
            guard let value = upcoming else {
                downstream = nil
                return (target, nil)
            }
            guard demand > 0 else {
                isSending = false
                return nil
            }
            demand -= 1
            upcoming = iterator.next()
            return (target, value)
        }
    }
}
