import Foundation

/// The end of a step with several sources: sends one value at a time, only as many as are wanted, and keeps the rest.
final class OutputBuffer<Downstream: Subscriber>: Subscription {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var queue: [Downstream.Input] = []
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isSending = false
    private var upstreams: [any Subscription] = []

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    var isOpen: Bool { lock.withLock { downstream != nil && completion == nil } }

    /// Keeps a source's subscription until the end, or cancels it when that was already.
    @discardableResult
    func attach(_ subscription: any Subscription) -> Bool {
        let open = lock.withLock {
            guard downstream != nil, completion == nil else { return false }
            upstreams.append(subscription)
            return true
        }
        if !open { subscription.cancel() }
        return open
    }

    func detach(_ subscription: any Subscription) {
        lock.withLock { upstreams.removeAll { $0.combineIdentifier == subscription.combineIdentifier } }
    }

    func send(_ value: Downstream.Input) {
        lock.withLock {
            if downstream != nil, completion == nil { queue.append(value) }
        }
        drain()
    }

    /// Ends the stream after the values that wait; an error drops them.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let cancelled: [any Subscription] = lock.withLock {
            guard downstream != nil, self.completion == nil else { return [] }
            self.completion = completion
            if case .failure = completion { queue = [] }
            defer { upstreams = [] }
            return upstreams
        }
        for subscription in cancelled { subscription.cancel() }
        drain()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        drain()
    }

    func cancel() {
        let cancelled = lock.withLock {
            downstream = nil
            queue = []
            defer { upstreams = [] }
            return upstreams
        }
        for subscription in cancelled { subscription.cancel() }
    }

    private enum Event {
        case value(Downstream, Downstream.Input)
        case end(Downstream, Subscribers.Completion<Downstream.Failure>)
    }

    private func drain() {
        let isFirst = lock.withLock {
            defer { isSending = true }
            return !isSending
        }
        guard isFirst else { return }
        while let event = next() {
            switch event {
            case .value(let target, let value):
                let more = target.receive(value)
                lock.withLock { demand += more }
            case .end(let target, let completion):
                target.receive(completion: completion)
            }
        }
    }

    private func next() -> Event? {
        lock.withLock {
            if let target = downstream {
                if !queue.isEmpty, demand > 0 {
                    demand -= 1
                    return .value(target, queue.removeFirst())
                }
                if queue.isEmpty, let completion {
                    downstream = nil
                    return .end(target, completion)
                }
            }
            isSending = false
            return nil
        }
    }
}
