import Foundation

/// Where Tagwerk keeps its data.
package struct StoreLocation: Hashable, Sendable {
    package static let applicationID = "io.github.segler.Tagwerk"

    package let folder: URL

    package init(folder: URL) {
        self.folder = folder
    }

    /// The app's folder under `$XDG_DATA_HOME`, or under `~/.local/share` if that is unset or not absolute, as the XDG
    /// Base Directory Specification asks.
    package static func standard(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> StoreLocation {
        let base: URL
        if let named = environment["XDG_DATA_HOME"], named.hasPrefix("/") {
            base = URL(filePath: named, directoryHint: .isDirectory)
        } else {
            let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
            base = URL(filePath: home, directoryHint: .isDirectory).appending(path: ".local/share")
        }
        return StoreLocation(folder: base.appending(path: applicationID, directoryHint: .isDirectory))
    }

    package var database: URL { folder.appending(path: "tagwerk.db") }
    package var lock: URL { folder.appending(path: "tagwerk.lock") }
    package var backups: URL { folder.appending(path: "backups", directoryHint: .isDirectory) }

    /// What could not be written into the database.
    var unsaved: URL { folder.appending(path: "tagwerk-unsaved.json") }

    /// There from the moment when the data has been copied into another folder until a window opens it here again.
    var movedMark: URL { folder.appending(path: "tagwerk.moved") }

    /// Held by who is making a backup.
    var backupsLock: URL { folder.appending(path: "backups.lock") }

    /// The files that together are the data: the database and what SQLite keeps beside it.
    static let companions = ["", "-wal", "-shm"]

    /// Makes a folder and its parents, readable by the user alone.
    static func makePrivateFolder(_ folder: URL) throws {
        let path = folder.path(percentEncoded: false)
        if mkdir(path, 0o700) == 0 { return }
        let code = errno
        if code == ENOENT, folder.pathComponents.count > 1 {
            try makePrivateFolder(folder.deletingLastPathComponent())
            if mkdir(path, 0o700) == 0 { return }
        }
        var information = stat()
        guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR else {
            throw FileError(code: code == EEXIST ? ENOTDIR : code, path: path)
        }
    }
}
