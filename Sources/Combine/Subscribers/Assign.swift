import Foundation

extension Subscribers {
    /// A subscriber that writes each value into a property.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        /// The object written to; nil after the end.
        public var object: Root? { lock.withLock { root } }
        /// The property written to.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        private let lock = NSLock()
        private var root: Root?
        private var subscription: (any Subscription)?

        /// Writes each value to `keyPath` of `object`, which is kept alive until the end.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        public func receive(subscription: any Subscription) {
            let accepted = lock.withLock {
                guard root != nil, self.subscription == nil else { return false }
                self.subscription = subscription
                return true
            }
            if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) {
            _ = end()
        }

        public func cancel() {
            end()?.cancel()
        }

        private func end() -> (any Subscription)? {
            lock.withLock {
                defer {
                    root = nil
                    subscription = nil
                }
                return subscription
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a property of `object`, which is kept alive until the result is cancelled or released.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Writes each value to a `@Published` property, for as long as the property's object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.follow(self)
    }
}
