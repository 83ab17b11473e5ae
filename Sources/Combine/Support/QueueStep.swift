import Foundation

/// Holds the values of one publisher that wait for the others'.
final class QueueCell<Value>: QueueCellBase {
    private var values: [Value] = []

    func add(_ value: Value) {
        values.append(value)
        isEmpty = false
    }

    func take() -> Value {
        defer { isEmpty = values.isEmpty }
        return values.removeFirst()
    }
}

class QueueCellBase {
    fileprivate(set) var isEmpty = true
    fileprivate(set) var isOver = false
}

/// Sends the values of several publishers together, each once.
final class QueueStep<Downstream: Subscriber> {
    private let buffer: OutputBuffer<Downstream>
    private let lock = NSRecursiveLock()
    private let cells: [QueueCellBase]
    private let combine: () -> Downstream.Input

    init(_ downstream: Downstream, cells: [QueueCellBase], combine: @escaping () -> Downstream.Input) {
        buffer = OutputBuffer(downstream)
        self.cells = cells
        self.combine = combine
        downstream.receive(subscription: buffer)
    }

    func add<P: Publisher>(_ publisher: P, to cell: QueueCell<P.Output>) where P.Failure == Downstream.Failure {
        takeAll(
            of: publisher, subscription: { self.buffer.attach($0) },
            value: { value in
                let output: Downstream.Input? = self.lock.withLock {
                    cell.add(value)
                    return self.cells.contains(where: \.isEmpty) ? nil : self.combine()
                }
                if let output { self.buffer.send(output) }
                self.endIfExhausted()
            },
            completion: { completion in
                if case .failure = completion { return self.buffer.finish(completion) }
                self.lock.withLock { cell.isOver = true }
                self.endIfExhausted()
            })
    }

    private func endIfExhausted() {
        if lock.withLock({ cells.contains { $0.isOver && $0.isEmpty } }) { buffer.finish(.finished) }
    }
}
