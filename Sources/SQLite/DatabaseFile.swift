import Foundation

/// What stands at a path, found without SQLite and without changing anything.
package enum DatabaseFile: Hashable, Sendable {
    case missing
    case empty
    /// A file that begins as every SQLite 3 database does.
    case sqlite
    case somethingElse
    case folder
    case unreadable

    package init(at path: String) {
        var information = stat()
        guard stat(path, &information) == 0 else {
            self = errno == ENOENT ? .missing : .unreadable
            return
        }
        guard information.st_mode & S_IFMT != S_IFDIR else {
            self = .folder
            return
        }
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            self = .unreadable
            return
        }
        defer { close(file) }
        var header = [UInt8](repeating: 0, count: 16)
        let size = read(file, &header, 16)
        switch size {
        case 0: self = .empty
        case 16 where header == Array("SQLite format 3\0".utf8): self = .sqlite
        case ..<0: self = .unreadable
        default: self = .somethingElse
        }
    }
}
