/// A subscriber that hides the type of another one.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier: CombineIdentifier
    private let onSubscription: ((any Subscription) -> Void)?
    private let onValue: ((Input) -> Subscribers.Demand)?
    private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Wraps `subscriber`; wrapping an `AnySubscriber` again adds no layer.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        if let same = subscriber as? AnySubscriber<Input, Failure> {
            self = same
        } else {
            combineIdentifier = subscriber.combineIdentifier
            onSubscription = { subscriber.receive(subscription: $0) }
            onValue = { subscriber.receive($0) }
            onCompletion = { subscriber.receive(completion: $0) }
        }
    }

    /// A subscriber made of closures; a missing `receiveValue` asks for no further values.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        onSubscription = receiveSubscription
        onValue = receiveValue
        onCompletion = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
        onSubscription?(subscription)
    }

    public func receive(_ input: Input) -> Subscribers.Demand {
        onValue?(input) ?? .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
        onCompletion?(completion)
    }
}
