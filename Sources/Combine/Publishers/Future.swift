import Foundation

/// A publisher that will send one value, or fail; the work starts at once and its result is kept.
public final class Future<Output, Failure: Error>: Publisher {
    /// Takes the result, once.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [Conduit<Output, Failure>] = []

    /// Starts `attemptToFulfill`, which calls its argument with the result.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let conduits: [Conduit<Output, Failure>] = lock.withLock {
            guard self.result == nil else { return [] }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for conduit in conduits { conduit.conclude(result) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit<Output, Failure>(AnySubscriber(subscriber)) { [weak self] conduit in
            self?.lock.withLock { self?.waiting.removeAll { $0 === conduit } }
        }
        subscriber.receive(subscription: conduit)
        let known = lock.withLock {
            if result == nil { waiting.append(conduit) }
            return result
        }
        if let known { conduit.conclude(known) }
    }
}
