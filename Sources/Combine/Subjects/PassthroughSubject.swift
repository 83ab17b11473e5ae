/// A subject that passes values on and remembers none; values sent while nobody wants them are dropped.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let broadcast = Broadcast<Output, Failure>()

    /// A subject without subscribers.
    public init() {}

    public func send(_ value: Output) {
        broadcast.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        broadcast.finish(completion)
    }

    public func send(subscription: any Subscription) {
        broadcast.attach(subscription)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.add(subscriber)
    }
}
