extension Publishers {
    /// Prints what happens in the stream, and passes it on.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What is printed before each line.
        public let prefix: String
        /// Where the values come from.
        public let upstream: Upstream
        private let write: (String) -> Void

        /// Creates the publisher that `print` returns.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            let lead = prefix.isEmpty ? "" : prefix + ": "
            if var target = stream {
                write = { target.write(lead + $0 + "\n") }
            } else {
                write = { Swift.print(lead + $0) }
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.handleEvents(
                receiveSubscription: { write("receive subscription: (\($0))") },
                receiveOutput: { write("receive value: (\($0))") },
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: write("receive finished")
                    case .failure(let error): write("receive error: (\(error))")
                    }
                },
                receiveCancel: { write("receive cancel") },
                receiveRequest: { write("request \($0)") }
            ).subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Prints what happens in the stream, each line after `prefix`, to `stream` or the standard output.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
