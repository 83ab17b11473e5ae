import Foundation

/// Writes a file or a folder under a name that must not be taken: all of it, or nothing.
///
/// It is written beside under another name first, and only what is on the disk whole gets its name, in one step that the
/// system takes for one program only. So an end in between leaves nothing under that name.
enum NewFile {
    private static let prefix = ".tagwerk-"
    /// From this age on, in seconds, what is unfinished belongs to nobody any more.
    private static let longestWork = 86_400.0

    /// - Parameter body: writes the file at the path that it gets.
    static func make(at url: URL, _ body: (URL) throws -> Void) throws {
        let write: (URL) throws -> Void = { file in
            try body(file)
            try StoreFiles.sync(file)
        }
        try make(url, write) { path in
            let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if file >= 0 { close(file) }
            return file >= 0
        }
    }

    /// - Parameter body: fills the folder that it gets.
    static func makeFolder(at url: URL, _ body: (URL) throws -> Void) throws {
        let fill: (URL) throws -> Void = { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            try body(folder)
            try Task.checkCancellation()
            try StoreFiles.syncFolder(folder)
        }
        try make(url, fill) { mkdir($0, 0o777) == 0 }
    }

    private static func make(_ url: URL, _ write: (URL) throws -> Void, claim: (String) -> Bool) throws {
        let folder = url.deletingLastPathComponent()
        removeLeftovers(in: folder)
        let unfinished = folder.appending(path: prefix + UUID().uuidString)
        do {
            try write(unfinished)
            try Task.checkCancellation()
            // Without a slash at its end, which would let a file's name fail.
            try give(url.path, to: unfinished.path, claim)
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw error
        }
        try StoreFiles.sync(folder)
    }

    private static func give(_ name: String, to path: String, _ claim: (String) -> Bool) throws {
        if FileCalls.renameExclusively(path, to: name) == 0 { return }
        // Some file systems have no such step. There, the name is claimed by making something empty of that name.
        let code = errno
        guard code == EINVAL || code == ENOSYS || code == ENOTSUP else { throw FileError(code: code, path: name) }
        guard claim(name) else { throw FileError(code: errno, path: name) }
        guard rename(path, name) == 0 else {
            let code = errno
            remove(name)
            throw FileError(code: code, path: name)
        }
    }

    /// Removes what exports that were cut short have left in a folder.
    private static func removeLeftovers(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            guard UUID(uuidString: String(name.dropFirst(prefix.count))) != nil else { continue }
            let leftover = folder.appending(path: name)
            var information = stat()
            guard lstat(leftover.path, &information) == 0 else { continue }
            let age = Date.now.timeIntervalSince1970 - Double(information.st_mtim.tv_sec)
            if age > longestWork { try? FileManager.default.removeItem(at: leftover) }
        }
    }
}
