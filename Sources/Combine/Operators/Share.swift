import Foundation

extension Publishers {
    /// Sends what comes into a subject, once it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes the subject.
        public let createSubject: () -> SubjectType

        private let lock = NSLock()
        private var subject: SubjectType?

        /// Creates the publisher that `multicast` returns.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var currentSubject: SubjectType {
            lock.withLock {
                let current = subject ?? createSubject()
                subject = current
                return current
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            currentSubject.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            upstream.subscribe(currentSubject)
        }
    }

    /// Connects when the first subscriber comes, and disconnects when the last one goes.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What is connected.
        public final let upstream: Upstream

        private let lock = NSLock()
        private var subscriberCount = 0
        private var connection: (any Cancellable)?

        /// Creates the publisher that `autoconnect` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            // Counted first: a publisher that is over already makes the subscriber leave at once.
            let isFirst = lock.withLock {
                subscriberCount += 1
                return subscriberCount == 1
            }
            let leave = AnyCancellable { self.leave() }
            upstream.handleEvents(
                receiveCompletion: { _ in leave.cancel() },
                receiveCancel: { leave.cancel() }
            ).subscribe(subscriber)
            guard isFirst else { return }
            let connection = upstream.connect()
            let isOver = lock.withLock {
                if subscriberCount > 0 { self.connection = connection }
                return subscriberCount == 0
            }
            if isOver { connection.cancel() }
        }

        private func leave() {
            let ended = lock.withLock {
                subscriberCount -= 1
                guard subscriberCount == 0 else { return nil as (any Cancellable)? }
                defer { connection = nil }
                return connection
            }
            ended?.cancel()
        }
    }

    /// Shares one subscription among all subscribers.
    public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Creates the publisher that `share` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = Autoconnect(upstream: Multicast(upstream: upstream) { PassthroughSubject() })
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.subscribe(subscriber)
        }
    }

    /// Waits with sending until it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

        /// Creates the publisher that `makeConnectable()` returns.
        public init(upstream: Upstream) {
            inner = Multicast(upstream: upstream) { PassthroughSubject() }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            inner.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            inner.connect()
        }
    }
}

extension Publisher {
    /// Shares one subscription among all subscribers.
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }

    /// Sends into the subject that `createSubject` makes, once connected.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends into `subject`, once connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self) { subject }
    }
}

extension Publisher where Failure == Never {
    /// Waits with sending until it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and disconnects when the last one goes.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}
