import Foundation

/// What a step of a stream does with one value.
enum Step<Output, Failure: Error> {
    /// Passes a value on.
    case send(Output)
    /// Drops the value and asks for another one.
    case skip
    /// Ends the stream, after a last value if there is one.
    case finish(Output?)
    /// Ends the stream with an error.
    case fail(Failure)
}

/// A step between one upstream and one downstream that turns each value into at most one.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Handler = (Input) -> Step<Downstream.Input, Downstream.Failure>
    typealias Ending = (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

    private let lock = NSLock()
    // Nil after the end.
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let onValue: Handler
    private let onCompletion: Ending

    init(_ downstream: Downstream, onCompletion: @escaping Ending, onValue: @escaping Handler) {
        self.downstream = downstream
        self.onValue = onValue
        self.onCompletion = onCompletion
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
        guard let target = lock.withLock({ downstream }) else { return .none }
        switch onValue(input) {
        case .send(let output):
            return target.receive(output)
        case .skip:
            return .max(1)
        case .finish(let last):
            let upstream = end().upstream
            upstream?.cancel()
            if let last { _ = target.receive(last) }
            target.receive(completion: .finished)
        case .fail(let error):
            end().upstream?.cancel()
            target.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        end().downstream?.receive(completion: onCompletion(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        end().upstream?.cancel()
    }

    private func end() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.withLock {
            defer {
                downstream = nil
                upstream = nil
            }
            return (downstream, upstream)
        }
    }
}

extension Relay where Failure == Downstream.Failure {
    convenience init(_ downstream: Downstream, onValue: @escaping Handler) {
        self.init(downstream, onCompletion: { $0 }, onValue: onValue)
    }
}

extension Relay where Downstream.Failure == any Error {
    /// A step whose closure may throw, which ends the stream.
    convenience init(
        _ downstream: Downstream,
        trying body: @escaping (Input) throws -> Step<Downstream.Input, any Error>
    ) {
        self.init(downstream, onCompletion: { $0.erased() }) {
            do { return try body($0) } catch { return .fail(error) }
        }
    }
}
