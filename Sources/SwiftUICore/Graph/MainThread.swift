import Foundation

/// The thread that owns the engine. A comparison of thread ids costs a few nanoseconds, an executor check many times that.
package enum MainThread {
    /// Nil where another thread was the first to ask.
    private static let id: pthread_t? = Thread.isMainThread ? pthread_self() : nil

    /// A process whose main thread waits in `dispatchMain` has its main queue run on changing threads.
    private static let queueMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool {
        if let id, pthread_equal(pthread_self(), id) != 0 { return true }
        return Thread.isMainThread || DispatchQueue.getSpecific(key: queueMark) == true
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
