import Foundation

/// Reading folders in an order that does not depend on the disk.
enum Folder {
    struct Entry {
        let url: URL
        let name: String
        let isFolder: Bool
    }

    /// What is in the folder, hidden things left out, by name.
    static func entries(of folder: URL) -> [Entry] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { name in
            let path = folder.path.hasSuffix("/") ? folder.path + name : folder.path + "/" + name
            let isFolder = Self.isFolder(path)
            return Entry(url: URL(fileURLWithPath: path, isDirectory: isFolder), name: name, isFolder: isFolder)
        }
    }

    /// The real paths of the folders that a walk is in, with `folder` as the innermost; nil where the walk is in it
    /// already, by a link that leads back up.
    static func extended(_ parents: [String], by folder: URL) -> [String]? {
        guard let resolved = realpath(folder.path, nil) else { return nil }
        defer { free(resolved) }
        let path = String(cString: resolved)
        return parents.contains(path) ? nil : parents + [path]
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    static func exists(_ url: URL) -> Bool {
        FileManager.default.fileExists(atPath: url.path)
    }
}
