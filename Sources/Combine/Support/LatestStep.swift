import Foundation

/// Holds the latest value of one publisher.
final class LatestCell<Value>: LatestCellBase {
    var value: Value?
}

class LatestCellBase {
    var isOver = false
}

/// Sends the latest values of several publishers together.
final class LatestStep<Downstream: Subscriber> {
    private let buffer: OutputBuffer<Downstream>
    private let lock = NSRecursiveLock()
    private let cells: [LatestCellBase]
    private let combine: () -> Downstream.Input?

    init(_ downstream: Downstream, cells: [LatestCellBase], combine: @escaping () -> Downstream.Input?) {
        buffer = OutputBuffer(downstream)
        self.cells = cells
        self.combine = combine
        downstream.receive(subscription: buffer)
    }

    func add<P: Publisher>(_ publisher: P, to cell: LatestCell<P.Output>) where P.Failure == Downstream.Failure {
        takeAll(
            of: publisher, subscription: { self.buffer.attach($0) },
            value: { value in
                let output = self.lock.withLock {
                    cell.value = value
                    return self.combine()
                }
                if let output { self.buffer.send(output) }
            },
            completion: { completion in
                if case .failure = completion { return self.buffer.finish(completion) }
                let isLast = self.lock.withLock {
                    cell.isOver = true
                    // One that ends without a value leaves nothing to combine.
                    return cell.value == nil || self.cells.allSatisfy(\.isOver)
                }
                if isLast { self.buffer.finish(.finished) }
            })
    }
}
