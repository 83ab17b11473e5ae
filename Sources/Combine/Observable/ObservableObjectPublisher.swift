/// Sends a value without content whenever its object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let broadcast = Broadcast<Void, Never>()

    /// A publisher without subscribers.
    public init() {}

    /// Tells the subscribers that the object is about to change.
    public func send() {
        broadcast.send(())
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        broadcast.add(subscriber)
    }
}
