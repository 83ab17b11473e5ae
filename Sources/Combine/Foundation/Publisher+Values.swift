import Foundation

/// The values of a publisher that cannot fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    /// The values of `publisher`.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: Carried<P.Output>.self)
        let cancellable = publisher.sink(
            receiveCompletion: { _ in continuation.finish() },
            receiveValue: { continuation.yield(Carried(value: $0)) }
        )
        return Iterator(base: stream.makeAsyncIterator(), cancellable: cancellable)
    }

    /// Gives the values as they come; the subscription ends with it.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: AsyncStream<Carried<P.Output>>.Iterator
        fileprivate let cancellable: AnyCancellable

        public mutating func next() async -> P.Output? {
            await base.next()?.value
        }
    }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// The values of `publisher`.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: Carried<P.Output>.self)
        let cancellable = publisher.sink(
            receiveCompletion: { completion in
                switch completion {
                case .finished: continuation.finish()
                case .failure(let error): continuation.finish(throwing: error)
                }
            },
            receiveValue: { continuation.yield(Carried(value: $0)) }
        )
        return Iterator(base: stream.makeAsyncIterator(), cancellable: cancellable)
    }

    /// Gives the values as they come; the subscription ends with it.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: AsyncThrowingStream<Carried<P.Output>, any Error>.Iterator
        fileprivate let cancellable: AnyCancellable

        public mutating func next() async throws -> P.Output? {
            try await base.next()?.value
        }
    }
}

/// A value on its way to a loop.
///
/// `@unchecked Sendable`: a stream hands each value to one loop, after the publisher is done with it.
struct Carried<Value>: @unchecked Sendable {
    let value: Value
}

extension Publisher where Failure == Never {
    /// The values, for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, for `for try await`.
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
