import Foundation

/// A lock around a value.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // `state` is touched only with `mutex` held.
    fileprivate let mutex = NSLock()
    private var state: State

    /// A lock around a value that nobody else keeps.
    public init(initialState: sending State) {
        state = initialState
    }

    /// A lock around any value.
    public init(uncheckedState initialState: State) {
        state = initialState
    }

    /// Runs `body` with the value while nobody else can.
    public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable {
        try mutex.withLock { try body(&state) }
    }

    /// Runs `body` with the value while nobody else can.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try mutex.withLock { try body(&state) }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock around nothing.
    public convenience init() {
        self.init(uncheckedState: ())
    }

    /// Waits until nobody else has the lock, and takes it.
    public func lock() { mutex.lock() }

    /// Gives the lock back.
    public func unlock() { mutex.unlock() }

    /// Runs `body` while nobody else can.
    public func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R where R: Sendable {
        try withLockUnchecked { _ in try body() }
    }
}
