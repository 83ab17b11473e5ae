import Foundation
import FoundationNetworking

extension URLSession {
    /// Loads what is at `url`, once for each subscriber.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Loads the answer to `request`, once for each subscriber.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Sends an answer from the network, or the error that there was.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// What is asked for.
        public let request: URLRequest
        /// The session that asks.
        public let session: URLSession

        /// Publishes the answer to a request, loaded by a session.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let load = DataLoad(AnySubscriber(subscriber), request: request, session: session)
            subscriber.receive(subscription: load)
        }
    }
}

/// One request for one subscriber; it starts when the answer is wanted.
///
/// `@unchecked Sendable`: what changes is only touched with `lock` held.
private final class DataLoad: Subscription, @unchecked Sendable {
    typealias Output = URLSession.DataTaskPublisher.Output

    private let lock = NSLock()
    private var subscriber: AnySubscriber<Output, URLError>?
    private var task: URLSessionDataTask?
    private let request: URLRequest
    private let session: URLSession

    init(_ subscriber: AnySubscriber<Output, URLError>, request: URLRequest, session: URLSession) {
        self.subscriber = subscriber
        self.request = request
        self.session = session
    }

    func request(_ demand: Subscribers.Demand) {
        let new: URLSessionDataTask? = lock.withLock {
            guard task == nil, subscriber != nil, demand > 0 else { return nil }
            let new = session.dataTask(with: request) { [weak self] data, response, error in
                self?.answer(data, response, error)
            }
            task = new
            return new
        }
        // A task keeps its closure, and with it nothing else: the subscription must live while it loads.
        if let new { Loads.keep(self, for: new) }
        new?.resume()
    }

    private func answer(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        let target = lock.withLock {
            defer { subscriber = nil }
            return subscriber
        }
        Loads.release(self)
        guard let target else { return }
        if let response, error == nil {
            _ = target.receive((data ?? Data(), response))
            target.receive(completion: .finished)
        } else {
            target.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }

    func cancel() {
        let running = lock.withLock {
            subscriber = nil
            return task
        }
        running?.cancel()
        Loads.release(self)
    }
}

/// The requests that are under way.
private enum Loads {
    private static let lock = NSLock()
    // Only touched with `lock` held.
    nonisolated(unsafe) private static var running: [ObjectIdentifier: DataLoad] = [:]

    static func keep(_ load: DataLoad, for task: URLSessionDataTask) {
        lock.withLock { running[ObjectIdentifier(load)] = load }
    }

    static func release(_ load: DataLoad) {
        _ = lock.withLock { running.removeValue(forKey: ObjectIdentifier(load)) }
    }
}
