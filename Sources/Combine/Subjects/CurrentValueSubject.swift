import Foundation

/// A subject that remembers its last value and gives it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let broadcast = Broadcast<Output, Failure>()
    private let lock = NSLock()
    private var current: Output

    /// A subject that holds `value`.
    public init(_ value: Output) {
        current = value
    }

    /// The last value; writing it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        if broadcast.isFinished { return }
        lock.withLock { current = value }
        broadcast.send(value, keeping: true)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        broadcast.finish(completion)
    }

    public func send(subscription: any Subscription) {
        broadcast.attach(subscription)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.add(subscriber, current: self.value)
    }
}
