import Foundation

/// Calls of the system about files that are no part of POSIX, and that Swift's module of the C library leaves out.
enum FileCalls {
    #if os(Linux)
    private typealias Rename =
        @convention(c) (
            Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32
    private typealias Sync = @convention(c) (Int32) -> Int32

    // Older libraries do not have them.
    private static let rename = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Rename.self) }
    private static let sync = dlsym(nil, "syncfs").map { unsafeBitCast($0, to: Sync.self) }
    private static let noReplace: UInt32 = 1
    #endif

    /// Renames a file or a folder unless the name is taken. Returns 0, or -1 with the reason in `errno`; that is `ENOSYS` or
    /// `EINVAL` where it cannot be done here.
    static func renameExclusively(_ path: String, to target: String) -> Int32 {
        #if os(Linux)
        guard let rename else {
            errno = ENOSYS
            return -1
        }
        return rename(AT_FDCWD, path, AT_FDCWD, target, noReplace)
        #else
        return renamex_np(path, target, UInt32(RENAME_EXCL))
        #endif
    }

    /// Brings all of the file system that an open folder is on to the disk, which is much quicker than thousands of files
    /// one by one. Returns whether it could be done so.
    static func syncFileSystem(of folder: Int32) -> Bool {
        #if os(Linux)
        return sync.map { $0(folder) == 0 } ?? false
        #else
        return false
        #endif
    }
}
