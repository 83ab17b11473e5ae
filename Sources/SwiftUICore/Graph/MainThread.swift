import Foundation

/// The thread that owns the engine. A comparison of thread ids costs a few nanoseconds, an executor check many times that.
package enum MainThread {
    private static let id: pthread_t = {
        if Thread.isMainThread { return pthread_self() }
        return DispatchQueue.main.sync { pthread_self() }
    }()

    package static var isCurrent: Bool {
        pthread_equal(pthread_self(), id) != 0
    }

    /// Runs `work` now where this is the main thread, else soon on it.
    package static func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async { work() }
        }
    }
}
