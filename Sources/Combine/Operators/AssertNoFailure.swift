extension Publishers {
    /// Stops the program when the stream ends with an error.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// Where the values come from.
        public let upstream: Upstream
        /// What the program says then.
        public let prefix: String
        /// The source file that it names.
        public let file: StaticString
        /// The line that it names.
        public let line: UInt

        /// Creates the publisher that `assertNoFailure` returns.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.subscribe(
                Relay(
                    subscriber,
                    onCompletion: { (completion: Subscribers.Completion<Upstream.Failure>) in
                        if case .failure(let error) = completion {
                            let start = prefix.isEmpty ? "" : prefix + ": "
                            preconditionFailure("\(start)\(error)", file: file, line: line)
                        }
                        return .finished
                    }, onValue: { (value: Output) in .send(value) }))
        }
    }
}

extension Publisher {
    /// Stops the program when the stream ends with an error.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
