import Foundation

/// A step that collects values and sends one result at the end, when it is wanted.
final class Accumulator<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var isWanted = false
    // The result, once the end came before anybody asked for it.
    private var waiting: Downstream.Input?
    // Whether a value settles the result before the end; the closure may also throw into an end with an error.
    private let onValue: (Input) throws -> Bool
    private let result: () throws -> Downstream.Input?
    private let onFailure: (Failure) -> Downstream.Failure
    private let onThrow: (any Error) -> Downstream.Failure

    init(
        _ downstream: Downstream,
        onFailure: @escaping (Failure) -> Downstream.Failure,
        onThrow: @escaping (any Error) -> Downstream.Failure,
        onValue: @escaping (Input) throws -> Bool,
        result: @escaping () throws -> Downstream.Input?
    ) {
        self.downstream = downstream
        self.onFailure = onFailure
        self.onThrow = onThrow
        self.onValue = onValue
        self.result = result
    }

    func receive(subscription: any Subscription) {
        let target: Downstream? = lock.withLock {
            guard upstream == nil, let downstream else { return nil }
            upstream = subscription
            return downstream
        }
        guard let target else { return subscription.cancel() }
        target.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ downstream != nil && waiting == nil }) else { return .none }
        do {
            if try onValue(input) {
                lock.withLock { upstream }?.cancel()
                conclude()
            }
        } catch {
            lock.withLock { upstream }?.cancel()
            take()?.receive(completion: .failure(onThrow(error)))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: conclude()
        case .failure(let error): take()?.receive(completion: .failure(onFailure(error)))
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let value: Downstream.Input? = lock.withLock {
            isWanted = true
            defer { waiting = nil }
            return waiting
        }
        if let value { send(value) }
    }

    func cancel() {
        let subscription = lock.withLock { upstream }
        _ = take()
        subscription?.cancel()
    }

    private func conclude() {
        if lock.withLock({ downstream == nil || waiting != nil }) { return }
        do {
            guard let value = try result() else {
                take()?.receive(completion: .finished)
                return
            }
            let isWanted = lock.withLock {
                if !self.isWanted { waiting = value }
                return self.isWanted
            }
            if isWanted { send(value) }
        } catch {
            take()?.receive(completion: .failure(onThrow(error)))
        }
    }

    private func send(_ value: Downstream.Input) {
        guard let target = take() else { return }
        _ = target.receive(value)
        target.receive(completion: .finished)
    }

    private func take() -> Downstream? {
        lock.withLock {
            defer {
                downstream = nil
                upstream = nil
                waiting = nil
            }
            return downstream
        }
    }
}

extension Accumulator where Failure == Downstream.Failure {
    /// A step whose closures do not throw.
    convenience init(
        _ downstream: Downstream,
        onValue: @escaping (Input) -> Bool,
        result: @escaping () -> Downstream.Input?
    ) {
        self.init(
            downstream, onFailure: { $0 },
            onThrow: { preconditionFailure("A closure that cannot throw threw \($0).") },
            onValue: onValue, result: result)
    }
}
