import Foundation

/// A publisher that sends one value and ends.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// A publisher that sends `output` and ends.
    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: SequenceSubscription(CollectionOfOne(output), subscriber))
    }
}

extension Just: Equatable where Output: Equatable {}
