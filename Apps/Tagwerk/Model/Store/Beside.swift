import Foundation

/// Work that runs beside the main thread.
enum Beside {
    /// Begins work that ends with an error soon after its task was cancelled.
    ///
    /// - Parameters:
    ///   - progress: called with the share that is done, from 0 to 1.
    ///   - body: gets what to call with that share.
    static func begin<Result: Sendable>(
        _ progress: @escaping @MainActor (Double) -> Void,
        _ body: @escaping @Sendable (_ progress: @escaping (Double) -> Void) throws -> Result
    ) -> Task<Result, any Error> {
        Task.detached { try body { share in Task { @MainActor in progress(share) } } }
    }
}

extension Task where Failure == any Error {
    /// What the task comes to; it is cancelled with the task that waits.
    var valueOrCancelled: Success {
        get async throws {
            try await withTaskCancellationHandler {
                try await value
            } onCancel: {
                cancel()
            }
        }
    }
}
