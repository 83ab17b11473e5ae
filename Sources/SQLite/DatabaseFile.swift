import Foundation

/// What stands at a path, found without SQLite and without changing anything.
package enum DatabaseFile: Hashable, Sendable {
    case missing
    case empty
    /// A file that begins as every SQLite 3 database does.
    case sqlite
    /// One that is shorter than it says. Without a write-ahead log that has the rest, its end is lost, which SQLite notices
    /// for whole pages only.
    case cutShort
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
        var header = [UInt8](repeating: 0, count: 100)
        let size = read(file, &header, header.count)
        switch size {
        case 0: self = .empty
        case 16... where header.starts(with: "SQLite format 3\0".utf8):
            self = information.st_size < Self.size(header) ? .cutShort : .sqlite
        case ..<0: self = .unreadable
        default: self = .somethingElse
        }
    }

    /// How many bytes a file has by its header; 0 where that says nothing of it.
    /// See "The Database Header" in SQLite's description of its file format.
    private static func size(_ header: [UInt8]) -> Int {
        func word(_ place: Int) -> Int { header[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let pageSize = Int(header[16]) << 8 | Int(header[17])
        // Programs that do not keep the number of pages leave it behind the counter of changes.
        guard word(24) == word(92) else { return 0 }
        return word(28) * (pageSize == 1 ? 65_536 : pageSize)
    }
}
