import Foundation
import SQLite
import Synchronization

/// A check of the whole file on another thread, with a connection of its own, while the data is read.
///
/// Only for a file in write-ahead logging, where readers hold up nobody. Nothing may be written before `finish()` returns.
final class IntegrityCheck: Sendable {
    private let group = DispatchGroup()
    private let fault = Mutex<(any Error)?>(nil)

    init(of path: String) {
        group.enter()
        // Not one of the threads that tasks share: who waits may be in the last of those.
        Thread.detachNewThread { [self] in
            do {
                try StoreFiles.checkSoundness(Database(path: path, mode: .readOnly))
            } catch {
                fault.withLock { $0 = error }
            }
            group.leave()
        }
    }

    /// Waits for the end of the check; throws what is wrong with the file.
    func finish() throws {
        group.wait()
        if let fault = fault.withLock({ $0 }) { throw fault }
    }
}
