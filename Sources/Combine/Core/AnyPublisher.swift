/// A publisher that hides the type of another one.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let subscribeErased: (AnySubscriber<Output, Failure>) -> Void

    /// Wraps `publisher`; wrapping an `AnyPublisher` again adds no layer.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let same = publisher as? AnyPublisher<Output, Failure> {
            self = same
        } else {
            subscribeErased = { publisher.receive(subscriber: $0) }
        }
    }

    public var description: String { "AnyPublisher" }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscribeErased(AnySubscriber(subscriber))
    }
}
