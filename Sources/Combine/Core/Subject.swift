/// A publisher into which values are sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)
    /// Sends the end to the subscribers; nothing is sent after it.
    func send(completion: Subscribers.Completion<Failure>)
    /// Gives the subject a subscription, when it is itself a subscriber of another publisher.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value that carries no information.
    public func send() {
        send(())
    }
}
