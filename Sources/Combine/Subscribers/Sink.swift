import Foundation

extension Subscribers {
    /// A subscriber that asks for everything and hands it to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        /// Called for each value.
        public var receiveValue: (Input) -> Void { lock.withLock { handlers }?.value ?? { _ in } }
        /// Called once at the end.
        public var receiveCompletion: (Completion<Failure>) -> Void {
            lock.withLock { handlers }?.completion ?? { _ in }
        }

        private struct Handlers {
            let value: (Input) -> Void
            let completion: (Completion<Failure>) -> Void
        }

        private let lock = NSLock()
        // Nil after the end, so that what the closures captured is released.
        private var handlers: Handlers?
        private var subscription: (any Subscription)?

        /// A subscriber that calls these closures.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            handlers = Handlers(value: receiveValue, completion: receiveCompletion)
        }

        public func receive(subscription: any Subscription) {
            let accepted = lock.withLock {
                guard handlers != nil, self.subscription == nil else { return false }
                self.subscription = subscription
                return true
            }
            if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Demand {
            lock.withLock { handlers }?.value(value)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            end().handlers?.completion(completion)
        }

        public func cancel() {
            end().subscription?.cancel()
        }

        private func end() -> (handlers: Handlers?, subscription: (any Subscription)?) {
            lock.withLock {
                defer {
                    handlers = nil
                    subscription = nil
                }
                return (handlers, subscription)
            }
        }
    }
}

extension Publisher {
    /// Calls the closures for each value and at the end, until the result is cancelled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls `receiveValue` for each value, until the result is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
