import Foundation

/// Tells the compiler where each file's results go, which is what makes it incremental.
struct OutputFileMap {
    let folder: URL
    let sources: [URL]
    let isWholeModule: Bool

    /// Object files that a module's compilation leaves, for linking.
    var objects: [URL] { sources.map { object(of: $0) } }

    func write() throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var entries: [String: [String: String]] = [:]
        entries[""] = ["swift-dependencies": folder.appendingPathComponent("module.swiftdeps").path]
        for source in sources {
            var entry = ["object": object(of: source).path]
            if !isWholeModule { entry["swift-dependencies"] = place(of: source, ending: "swiftdeps").path }
            entries[source.path] = entry
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let file = folder.appendingPathComponent("outputs.json")
        try Files.write(encoder.encode(entries), to: file)
        return file
    }

    private func object(of source: URL) -> URL { place(of: source, ending: "o") }

    private func place(of source: URL, ending: String) -> URL {
        folder.appendingPathComponent(source.deletingPathExtension().lastPathComponent + "." + ending)
    }
}
