import Foundation

/// Copies a built program out of the cache.
struct Export {
    let program: URL
    let app: AppProject

    /// Fills the folder; returns the program in it.
    func write(to folder: URL) throws -> URL {
        let manager = FileManager.default
        let target = folder.appendingPathComponent(program.lastPathComponent)
        if Folder.exists(folder), !Folder.entries(of: folder).isEmpty, !Folder.exists(target) {
            throw ToolError.usage(
                "\(folder.path) has other things in it.", advice: "Name a new folder, or an empty one, after -o.")
        }
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        for entry in Folder.entries(of: program.deletingLastPathComponent()) {
            try Files.copy(entry.url, to: folder.appendingPathComponent(entry.name))
        }
        return target
    }
}
