/// Delivers a sequence of values over time, then at most one completion.
public protocol Publisher<Output, Failure> {
    /// The kind of values published.
    associatedtype Output
    /// The kind of errors published; `Never` when it cannot fail.
    associatedtype Failure: Error

    /// Attaches `subscriber`. Call `subscribe(_:)` instead.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber, which first receives a subscription and then values as it asks for them.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends everything that this publisher delivers into `subject` until the result is cancelled.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: { subject.send(completion: $0) },
            receiveValue: { subject.send($0) }
        )
        subscribe(sink)
        return AnyCancellable(sink)
    }

    /// Hides this publisher's type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
