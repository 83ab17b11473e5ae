/// A subscriber made of closures that takes everything a source sends.
func takeAll<P: Publisher>(
    of publisher: P,
    subscription: @escaping (any Subscription) -> Void,
    value: @escaping (P.Output) -> Void,
    completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
) {
    publisher.subscribe(
        AnySubscriber<P.Output, P.Failure>(
            receiveSubscription: { given in
                subscription(given)
                given.request(.unlimited)
            },
            receiveValue: { given in
                value(given)
                return .none
            },
            receiveCompletion: completion
        ))
}
