import Foundation

/// Keeps others from doing the same at once, such as a second copy of the app from using the same data. Held as long as
/// the object lives.
///
/// The kernel drops the lock when the process ends, however it ends, so no stale lock can remain.
final class StoreLock {
    struct HeldElsewhere: Error {}

    private let file: Int32

    /// - Parameter patience: how long to wait for who holds it, in seconds; not on where the task is cancelled meanwhile.
    init(at url: URL, patience: Double = 0) throws {
        let path = url.path(percentEncoded: false)
        // O_CLOEXEC: a program that the app starts must not keep the lock.
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw FileError(code: errno, path: path) }
        let end = ContinuousClock.now + .seconds(patience)
        while flock(file, LOCK_EX | LOCK_NB) != 0 {
            let code = errno
            if code == EINTR { continue }
            if code == EWOULDBLOCK, Task.isCancelled {
                close(file)
                throw CancellationError()
            }
            if code == EWOULDBLOCK, ContinuousClock.now < end {
                usleep(10_000)
                continue
            }
            // Some network file systems have no such locks. SQLite's own locks still keep the file whole there.
            if code != ENOLCK, code != EOPNOTSUPP, code != ENOSYS {
                close(file)
                throw code == EWOULDBLOCK ? HeldElsewhere() : FileError(code: code, path: path) as any Error
            }
            break
        }
        self.file = file
    }

    deinit {
        close(file)
    }
}
