import Foundation

/// Writes a file or a folder under a name that must not be taken: all of it, or nothing.
///
/// It is written beside under another name first. Then its name is claimed by making something empty of that name, which
/// the system does for one program only, and the finished one takes the place of that: nobody else comes in between.
enum NewFile {
    /// - Parameter body: writes the file at the path that it gets.
    static func make(at url: URL, _ body: (URL) throws -> Void) throws {
        try make(url, body) { path in
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
        }
        try make(url, fill) { mkdir($0, 0o777) == 0 }
    }

    private static func make(_ url: URL, _ body: (URL) throws -> Void, claim: (String) -> Bool) throws {
        let unfinished = url.deletingLastPathComponent().appending(path: ".tagwerk-\(UUID())")
        do {
            try body(unfinished)
            try Task.checkCancellation()
            // Without a slash at its end, which would let a file's name fail.
            let path = url.path
            guard claim(path) else { throw FileError(code: errno, path: path) }
            do {
                try StoreFiles.putInPlace(unfinished, as: url)
            } catch {
                remove(path)
                throw error
            }
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw error
        }
    }
}
