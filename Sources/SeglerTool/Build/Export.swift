import Foundation

/// Copies a built program out of the cache into a folder that can be moved and given away: beside the program its
/// resources, and in `lib` the libraries that a machine without Swift lacks.
struct Export {
    let program: URL
    let app: AppProject
    let toolchain: Toolchain
    let runtime: Runtime
    let environment: [String: String]

    /// Where the program looks for its libraries first.
    static let libraryPath = "$ORIGIN/" + libraryFolder

    private static let libraryFolder = "lib"

    /// Fills the folder; returns the program in it. What is in there already and no export has put there stays: the
    /// folder may be the one that the source lies in.
    func write(to folder: URL) throws -> URL {
        let parts = Folder.entries(of: program.deletingLastPathComponent()).filter(isPart)
        let libraries = try libraries()
        let names = Set(parts.map(\.name) + (libraries.isEmpty ? [] : [Self.libraryFolder]))
        let earlier = try Self.record(of: folder, for: names)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in earlier.names.subtracting(names) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        // Before the first part, so that an export that was interrupted can be repeated.
        try ExportRecord(names: names).write(to: folder)
        for part in parts { try Files.copy(part.url, to: folder.appendingPathComponent(part.name)) }
        for library in libraries {
            try Files.copy(
                library,
                to: folder.appendingPathComponent(Self.libraryFolder).appendingPathComponent(library.lastPathComponent))
        }
        return folder.appendingPathComponent(program.lastPathComponent)
    }

    /// What an earlier export has put into the folder. Throws where `names` would replace anything else.
    static func record(of folder: URL, for names: Set<String>) throws -> ExportRecord {
        guard Folder.exists(folder) else { return ExportRecord(names: []) }
        guard Folder.isFolder(folder.path) else {
            throw ToolError.usage("\(folder.path) is not a folder.", advice: "Name a new folder after -o.")
        }
        let present = Folder.entries(of: folder).map(\.name)
        let earlier = ExportRecord(of: folder)
        let foreign = Set(present).subtracting(earlier?.names ?? [])
        guard foreign.isEmpty || earlier != nil && foreign.isDisjoint(with: names) else {
            throw ToolError.usage(
                "\(folder.path) has other things in it.", advice: "Name a new folder, or an empty one, after -o.")
        }
        return earlier ?? ExportRecord(names: [])
    }

    /// The build folder of a package holds more than the program.
    private func isPart(_ entry: Folder.Entry) -> Bool {
        app.package == nil || entry.name == program.lastPathComponent || entry.url.pathExtension == "resources"
    }

    /// What the program loads of Swift and of Segler; GTK and the rest come from the system.
    private func libraries() throws -> [URL] {
        let swift = toolchain.swiftc.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .path
        return try LoadedLibraries.of(program, environment: environment).filter { file in
            file == runtime.library.standardizedFileURL || file.path.hasPrefix(swift + "/")
        }
    }
}
