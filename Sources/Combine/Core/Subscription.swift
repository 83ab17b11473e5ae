/// The connection of one subscriber to one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Allows the publisher to send `demand` more values.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for symbols about subscriptions.
public enum Subscriptions {
    /// A subscription that never sends anything, for publishers that complete at once.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
    let combineIdentifier = CombineIdentifier()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
