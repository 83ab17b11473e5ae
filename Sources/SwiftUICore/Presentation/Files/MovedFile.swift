import Foundation

enum MovedFile {
    /// Moves a file; what is at the target, which the dialog has asked about, is replaced in one step.
    static func move(_ file: URL, to target: URL) throws -> URL {
        guard file.standardizedFileURL != target.standardizedFileURL else { return file }
        if rename(file.path, target.path) == 0 { return target }
        guard errno == EXDEV else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        try moveAcross(file, to: target)
        return target
    }

    /// To another file system only a copy comes. It takes the target's place when it is complete.
    private static func moveAcross(_ file: URL, to target: URL) throws {
        let manager = FileManager.default
        let copy = target.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        do {
            try manager.copyItem(at: file, to: copy)
            if rename(copy.path, target.path) != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        } catch {
            try? manager.removeItem(at: copy)
            throw error
        }
        try manager.removeItem(at: file)
    }
}
