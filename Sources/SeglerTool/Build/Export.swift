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
    static let libraryPath = "$ORIGIN/lib"

    /// Fills the folder; returns the program in it.
    func write(to folder: URL) throws -> URL {
        let target = folder.appendingPathComponent(program.lastPathComponent)
        if Folder.exists(folder), !Folder.entries(of: folder).isEmpty, !Folder.exists(target) {
            throw ToolError.usage(
                "\(folder.path) has other things in it.", advice: "Name a new folder, or an empty one, after -o.")
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for entry in Folder.entries(of: program.deletingLastPathComponent()) where isPart(entry) {
            try Files.copy(entry.url, to: folder.appendingPathComponent(entry.name))
        }
        for library in try libraries() {
            try Files.copy(
                library, to: folder.appendingPathComponent("lib").appendingPathComponent(library.lastPathComponent))
        }
        return target
    }

    /// The build folder of a package holds more than the program.
    private func isPart(_ entry: Folder.Entry) -> Bool {
        app.package == nil || entry.name == program.lastPathComponent || entry.url.pathExtension == "resources"
    }

    /// What the program loads of Swift and of Segler; GTK and the rest come from the system.
    private func libraries() throws -> [URL] {
        let loaded = try Subprocess(executable: "/usr/bin/ldd", arguments: [program.path], environment: environment)
            .run()
        let swift = toolchain.swiftc.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .path
        return loaded.output.split(whereSeparator: \.isNewline).compactMap { line in
            guard let arrow = line.firstRange(of: " => "), let end = line.lastIndex(of: "(") else { return nil }
            let file = URL(fileURLWithPath: line[arrow.upperBound..<end].trimmingCharacters(in: .whitespaces))
                .standardizedFileURL
            return file == runtime.library.standardizedFileURL || file.path.hasPrefix(swift + "/") ? file : nil
        }
    }
}
