extension Transaction {
    /// True where nothing is set: such a transaction gives way to the current one.
    package var isEmpty: Bool { animation == nil && !disablesAnimations && !isContinuous && !hasCustomValues }

    /// The transaction of the change that is being made at present.
    ///
    /// Guarded by the main thread; elsewhere there is none.
    package static var current: Transaction {
        MainThread.isCurrent ? active : Transaction()
    }

    nonisolated(unsafe) fileprivate static var active = Transaction()
}

/// Makes changes that run in `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    let outer = Transaction.active
    Transaction.active = transaction
    defer { Transaction.active = outer }
    return try body()
}

/// Makes changes in the current transaction with one value of it replaced.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Makes changes whose effects on screen animate.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}
