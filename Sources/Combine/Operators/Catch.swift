extension Publishers {
    /// Goes on with another publisher after an error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// Where the values come from at first.
        public let upstream: Upstream
        /// Makes the publisher to go on with.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates the publisher that `catch` returns.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Switchover(subscriber)
            subscriber.receive(subscription: chain)
            chain.follow(upstream) { completion in
                switch completion {
                case .finished: chain.finish(.finished)
                case .failure(let error): chain.follow(handler(error)) { chain.finish($0) }
                }
            }
        }
    }

    /// Goes on with another publisher after an error, unless the closure throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from at first.
        public let upstream: Upstream
        /// Makes the publisher to go on with.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates the publisher that `tryCatch` returns.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Switchover(subscriber)
            subscriber.receive(subscription: chain)
            chain.follow(upstream) { completion in
                guard case .failure(let error) = completion else { return chain.finish(.finished) }
                do {
                    chain.follow(try handler(error)) { chain.finish($0.erased()) }
                } catch {
                    chain.finish(.failure(error))
                }
            }
        }
    }

    /// Sends a value in place of an error.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The value sent in place of an error.
        public let output: Output
        /// Where the values come from.
        public let upstream: Upstream

        /// Creates the publisher that `replaceError` returns.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            Catch(upstream: upstream) { _ in Just(output) }.receive(subscriber: subscriber)
        }
    }

    /// Starts again after an error.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many times it starts again; nil for ever.
        public let retries: Int?

        /// Creates the publisher that `retry` returns.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Switchover(subscriber)
            subscriber.receive(subscription: chain)
            attempt(chain, left: retries)
        }

        private func attempt<S: Subscriber>(_ chain: Switchover<S>, left: Int?)
        where S.Input == Output, S.Failure == Failure {
            chain.follow(upstream) { completion in
                guard case .failure = completion, left != 0 else { return chain.finish(completion) }
                attempt(chain, left: left.map { $0 - 1 })
            }
        }
    }
}

extension Publisher {
    /// Goes on with the publisher that `handler` makes after an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with the publisher that `handler` makes after an error, or ends with what it throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Sends `output` in place of an error.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Starts again after an error, up to `retries` times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
