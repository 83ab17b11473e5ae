import Foundation

/// The subscribers of a source with many, and its end once it came.
final class Broadcast<Output, Failure: Error> {
    private let lock = NSLock()
    private var conduits: [Conduit<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []

    var isEmpty: Bool { lock.withLock { conduits.isEmpty } }
    var isFinished: Bool { lock.withLock { completion != nil } }

    /// Adds a subscriber, which gets `current` first if there is one; after the end it gets only the end.
    func add<S: Subscriber>(_ subscriber: S, current: @autoclosure () -> Output? = nil)
    where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit<Output, Failure>(AnySubscriber(subscriber)) { [weak self] in self?.remove($0) }
        let ended = lock.withLock {
            if completion == nil { conduits.append(conduit) }
            return completion
        }
        if let ended {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: ended)
        } else {
            if let value = current() { conduit.seed(value) }
            subscriber.receive(subscription: conduit)
        }
    }

    func send(_ value: Output, keeping: Bool = false) {
        let targets = lock.withLock { completion == nil ? conduits : [] }
        for conduit in targets { conduit.send(value, keeping: keeping) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let targets: [Conduit<Output, Failure>] = lock.withLock {
            guard self.completion == nil else { return [] }
            self.completion = completion
            defer { conduits = [] }
            upstreams = []
            return conduits
        }
        for conduit in targets { conduit.finish(completion) }
    }

    /// Keeps a subscription through which this source is itself fed, and asks it for everything.
    func attach(_ subscription: any Subscription) {
        let open = lock.withLock {
            if completion == nil { upstreams.append(subscription) }
            return completion == nil
        }
        if open { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    private func remove(_ conduit: Conduit<Output, Failure>) {
        lock.withLock { conduits.removeAll { $0 === conduit } }
    }

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }
}
