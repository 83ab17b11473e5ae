import Foundation

/// A step that passes everything on through a scheduler, in order.
final class DeferredRelay<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private enum Event {
        case value(Input)
        case end(Subscribers.Completion<Failure>)
    }

    private let lock = NSLock()
    // Held while the subscriber runs: a concurrent queue may start two jobs at a time.
    private let delivery = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var events: [Event] = []
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        let target: Downstream? = lock.withLock {
            guard upstream == nil, let downstream else { return nil }
            upstream = subscription
            return downstream
        }
        if let target { target.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        enqueue(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        enqueue(.end(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        let subscription = lock.withLock {
            downstream = nil
            events = []
            defer { upstream = nil }
            return upstream
        }
        subscription?.cancel()
    }

    private func enqueue(_ event: Event) {
        lock.withLock {
            if downstream != nil { events.append(event) }
        }
        schedule { self.deliver() }
    }

    /// Sends the oldest event; every event has one job, whichever it meets.
    private func deliver() {
        delivery.lock()
        defer { delivery.unlock() }
        let next: (Downstream, Event)? = lock.withLock {
            guard let downstream, !events.isEmpty else { return nil }
            return (downstream, events.removeFirst())
        }
        guard let (target, event) = next else { return }
        switch event {
        case .value(let value):
            let more = target.receive(value)
            if more > 0 { lock.withLock { upstream }?.request(more) }
        case .end(let completion):
            lock.withLock {
                downstream = nil
                upstream = nil
            }
            target.receive(completion: completion)
        }
    }
}
