import Foundation

/// The subscription of one subscriber to a source with many; keeps its demand and calls it serially.
final class Conduit<Output, Failure: Error>: Subscription {
    private let lock = NSLock()
    // Held while the subscriber runs, so that sends from two threads do not overlap; recursive, since a subscriber
    // may send again.
    private let delivery = NSRecursiveLock()
    private var subscriber: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    // A source that has a current value leaves it here when there is no demand for it yet.
    private var waiting: Output?
    private var onCancel: ((Conduit) -> Void)?
    // Whether the stream ends with the waiting value.
    private var endsWithWaiting = false

    init(_ subscriber: AnySubscriber<Output, Failure>, onCancel: @escaping (Conduit) -> Void) {
        self.subscriber = subscriber
        self.onCancel = onCancel
    }

    /// Leaves the source's current value for the first request, unless a newer one arrived meanwhile.
    func seed(_ value: Output) {
        lock.withLock {
            if waiting == nil { waiting = value }
        }
    }

    /// Sends `value` if it is wanted; otherwise drops it, or keeps the last one when `keeping`.
    func send(_ value: Output, keeping: Bool = false) {
        delivery.lock()
        defer { delivery.unlock() }
        let target: AnySubscriber<Output, Failure>? = lock.withLock {
            guard let subscriber else { return nil }
            guard demand > 0 else {
                if keeping { waiting = value }
                return nil
            }
            waiting = nil
            demand -= 1
            return subscriber
        }
        guard let target else { return }
        let more = target.receive(value)
        if more > 0 { lock.withLock { demand += more } }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        delivery.lock()
        defer { delivery.unlock() }
        let target = close()
        target?.receive(completion: completion)
    }

    /// Sends the only value and the end, as soon as the value is wanted.
    func conclude(_ result: Result<Output, Failure>) {
        switch result {
        case .failure(let error):
            finish(.failure(error))
        case .success(let value):
            lock.withLock { endsWithWaiting = true }
            send(value, keeping: true)
            if lock.withLock({ waiting == nil }) { finish(.finished) }
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must request at least one value.")
        let (value, ends): (Output?, Bool) = lock.withLock {
            self.demand += demand
            defer { waiting = nil }
            return (waiting, endsWithWaiting)
        }
        if let value {
            send(value, keeping: true)
            if ends { finish(.finished) }
        }
    }

    func cancel() {
        let handler = lock.withLock { onCancel }
        _ = close()
        handler?(self)
    }

    private func close() -> AnySubscriber<Output, Failure>? {
        lock.withLock {
            defer {
                subscriber = nil
                waiting = nil
                onCancel = nil
            }
            return subscriber
        }
    }
}
