/// Receives values from a publisher, as many as it asks for.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values received.
    associatedtype Input
    /// The kind of errors received; `Never` when there are none.
    associatedtype Failure: Error

    /// Tells that the publisher accepted the subscription; ask for values through it.
    func receive(subscription: any Subscription)
    /// Takes one value and says how many more are wanted in addition to those already asked for.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Tells that nothing more will come.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Takes a value that carries no information.
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}

/// A namespace for types that receive values.
public enum Subscribers {}
