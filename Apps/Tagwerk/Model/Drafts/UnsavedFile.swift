import Foundation

/// Keeps what could not be written into the data file in a small file beside it, which nobody locks: so an end of the app, even
/// a crash, takes nothing away. The next start writes it where it belongs.
final class UnsavedFile {
    private(set) var entries = UnsavedEntries()
    /// Nil where it is not this process's to keep.
    private let file: URL?

    /// Reads what an earlier start of the app has left there.
    init(at file: URL?) {
        self.file = file
        guard let file, let data = try? Data(contentsOf: file) else { return }
        do {
            entries = try JSONDecoder().decode(UnsavedEntries.self, from: data)
        } catch {
            // Somebody can still read in it what was typed.
            let kept = file.deletingPathExtension().appendingPathExtension("kept-\(UUID().uuidString).json")
            try? FileManager.default.moveItem(at: file, to: kept)
        }
    }

    /// Whether anything waits to be written into the data file.
    var isEmpty: Bool { entries == UnsavedEntries() }

    /// Changes what is kept. Where it cannot be written here either, such as on a full disk, it is kept in memory.
    func update(_ body: (inout UnsavedEntries) -> Void) {
        let old = entries
        body(&entries)
        guard let file, entries != old else { return }
        if isEmpty {
            try? FileManager.default.removeItem(at: file)
        } else {
            try? write(to: file)
        }
    }

    private func write(to file: URL) throws {
        let data = try JSONEncoder().encode(entries)
        let partial = file.appendingPathExtension("partial")
        let path = partial.path(percentEncoded: false)
        remove(path)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FileError(code: errno, path: path) }
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: data)
        try StoreFiles.putInPlace(partial, as: file)
    }
}
