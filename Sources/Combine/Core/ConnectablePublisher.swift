/// A publisher that sends nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts sending; cancel the result to stop.
    func connect() -> any Cancellable
}
