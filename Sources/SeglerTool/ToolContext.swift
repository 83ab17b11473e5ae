import Foundation

/// What the commands know of the machine: where they speak to, the environment, the folders.
struct ToolContext: Sendable {
    let console: Console
    let environment: [String: String]
    /// The running tool itself; its libraries lie beside it.
    let executable: URL
    let currentFolder: URL

    static func current() -> ToolContext {
        let environment = ProcessInfo.processInfo.environment
        let path =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return ToolContext(
            console: .current(environment: environment),
            environment: environment,
            executable: URL(fileURLWithPath: path),
            currentFolder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        )
    }

    /// `$XDG_CACHE_HOME/segler`, where builds are kept.
    var cacheFolder: URL {
        let base: URL
        if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
            base = URL(fileURLWithPath: path, isDirectory: true)
        } else if let home = environment["HOME"], !home.isEmpty {
            base = URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".cache", isDirectory: true)
        } else {
            base = FileManager.default.temporaryDirectory
        }
        return base.appendingPathComponent("segler", isDirectory: true)
    }

    /// A path as the user wrote it, seen from the current folder.
    func url(_ path: String) -> URL {
        let expanded = path.hasPrefix("~/") ? (environment["HOME"] ?? "~") + path.dropFirst() : path
        return URL(fileURLWithPath: expanded, relativeTo: currentFolder).absoluteURL.standardizedFileURL
    }

    /// The path as seen from the current folder where it lies in there, which is shorter to read.
    func shown(_ url: URL) -> String {
        let base = currentFolder.standardizedFileURL.path
        let path = url.standardizedFileURL.path
        if path == base { return "." }
        let prefix = base.hasSuffix("/") ? base : base + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
