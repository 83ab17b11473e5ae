import Foundation

/// Keeps a second `segler` out of a build folder while one builds in it; ends with the value.
final class FolderLock {
    private let descriptor: Int32

    /// Waits until the folder is free; `wait` is called if it is not.
    init(_ folder: URL, wait: () -> Void) {
        descriptor = open(folder.appendingPathComponent("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
        wait()
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
