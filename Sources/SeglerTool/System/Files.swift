import Foundation

/// Writing files so that what has not changed stays as old as it is.
enum Files {
    static func write(_ data: Data, to file: URL) throws {
        if let old = try? Data(contentsOf: file), old == data { return }
        try data.write(to: file, options: .atomic)
    }

    static func write(_ text: String, to file: URL) throws {
        try write(Data(text.utf8), to: file)
    }

    /// What the user has new files without.
    static let mask: mode_t = {
        let mask = umask(0)
        umask(mask)
        return mask
    }()

    /// Copies a file or a folder over what is there, unless it is the same already.
    static func copy(_ source: URL, to target: URL) throws {
        let manager = FileManager.default
        if isSame(source, target) { return }
        try? manager.removeItem(at: target)
        try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        do {
            try manager.copyItem(at: source.resolvingSymlinksInPath(), to: target)
        } catch let error as CocoaError {
            // Foundation names the source, where it is the target's disk that is full.
            guard let code = (error.underlying as? POSIXError)?.code, code == .ENOSPC || code == .EDQUOT else {
                throw error
            }
            throw ToolError(file: target.path, code: code.rawValue)
        }
        if !Folder.isFolder(target.path) { keepTime(of: source, on: target) }
    }

    private static func isSame(_ source: URL, _ target: URL) -> Bool {
        var first = stat()
        var second = stat()
        guard stat(source.path, &first) == 0, stat(target.path, &second) == 0 else { return false }
        return first.st_mode & S_IFMT == S_IFREG && first.st_size == second.st_size
            && first.st_mtim.tv_sec == second.st_mtim.tv_sec && first.st_mtim.tv_nsec == second.st_mtim.tv_nsec
    }

    private static func keepTime(of source: URL, on target: URL) {
        var status = stat()
        guard stat(source.path, &status) == 0 else { return }
        let times = [status.st_atim, status.st_mtim]
        _ = utimensat(AT_FDCWD, target.path, times, 0)
    }
}
