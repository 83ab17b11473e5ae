import Foundation

/// A step that takes its values from one source after another, and carries the demand over.
final class Switchover<Downstream: Subscriber>: Subscription {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var current: (any Subscription)?
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// Takes values from `source`; `onEnd` says what happens after it.
    func follow<P: Publisher>(_ source: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void)
    where P.Output == Downstream.Input {
        source.subscribe(
            AnySubscriber<P.Output, P.Failure>(
                receiveSubscription: { self.take($0) },
                receiveValue: { self.send($0) },
                receiveCompletion: { completion in
                    self.lock.withLock { self.current = nil }
                    onEnd(completion)
                }
            ))
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let target = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        target?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let source = lock.withLock {
            self.demand += demand
            return current
        }
        source?.request(demand)
    }

    func cancel() {
        let source = lock.withLock {
            downstream = nil
            defer { current = nil }
            return current
        }
        source?.cancel()
    }

    private func take(_ subscription: any Subscription) {
        let wanted: Subscribers.Demand? = lock.withLock {
            guard downstream != nil else { return nil }
            current = subscription
            return demand
        }
        guard let wanted else { return subscription.cancel() }
        if wanted > 0 { subscription.request(wanted) }
    }

    private func send(_ value: Downstream.Input) -> Subscribers.Demand {
        let target = lock.withLock {
            demand -= 1
            return downstream
        }
        guard let target else { return .none }
        let more = target.receive(value)
        lock.withLock { demand += more }
        return more
    }
}
