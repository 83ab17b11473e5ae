extension Publishers {
    /// Calls closures at what happens in the stream, and passes it on.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Called when the subscription comes.
        public let receiveSubscription: ((any Subscription) -> Void)?
        /// Called for each value.
        public let receiveOutput: ((Upstream.Output) -> Void)?
        /// Called at the end.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// Called when the subscriber cancels.
        public let receiveCancel: (() -> Void)?
        /// Called when the subscriber asks for values.
        public let receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates the publisher that `handleEvents` returns.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Upstream.Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let observed = AnySubscriber<Output, Failure>(
                receiveSubscription: { subscription in
                    receiveSubscription?(subscription)
                    subscriber.receive(
                        subscription: ObservedSubscription(
                            base: subscription, onRequest: receiveRequest, onCancel: receiveCancel))
                },
                receiveValue: { value in
                    receiveOutput?(value)
                    let demand = subscriber.receive(value)
                    if demand > 0 { receiveRequest?(demand) }
                    return demand
                },
                receiveCompletion: { completion in
                    receiveCompletion?(completion)
                    subscriber.receive(completion: completion)
                }
            )
            upstream.subscribe(observed)
        }
    }
}

private final class ObservedSubscription: Subscription {
    private let base: any Subscription
    private let onRequest: ((Subscribers.Demand) -> Void)?
    private let onCancel: (() -> Void)?

    init(base: any Subscription, onRequest: ((Subscribers.Demand) -> Void)?, onCancel: (() -> Void)?) {
        self.base = base
        self.onRequest = onRequest
        self.onCancel = onCancel
    }

    func request(_ demand: Subscribers.Demand) {
        onRequest?(demand)
        base.request(demand)
    }

    func cancel() {
        onCancel?()
        base.cancel()
    }
}

extension Publisher {
    /// Calls the closures at what happens in the stream.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
