import Foundation

/// The tables that were read, each once.
///
/// `@unchecked Sendable`: `tables` is only touched with `lock` held.
package final class LocalizedTables: @unchecked Sendable {
    package static let shared = LocalizedTables()

    private struct Key: Hashable {
        /// nil for the program's own; asking Foundation for its path takes longer than all the rest of a look-up.
        let bundlePath: String?
        let name: String
    }

    private let lock = NSLock()
    private var tables: [Key: LocalizedTable] = [:]

    /// The table called `name` of `bundle`.
    package func table(_ name: String?, in bundle: Bundle?) -> LocalizedTable {
        let name = name ?? "Localizable"
        return lock.withLock {
            let key = Key(bundlePath: bundle?.bundlePath, name: name)
            if let table = tables[key] { return table }
            let table = LocalizedTable(name: name, folders: Self.folders(of: bundle ?? .main))
            tables[key] = table
            return table
        }
    }

    /// Where the resources of `bundle` are; those of a program lie beside it or in the system's share folder.
    static func folders(of bundle: Bundle) -> [URL] {
        var folders = [bundle.resourceURL ?? bundle.bundleURL]
        if bundle == .main, let executable = bundle.executableURL?.resolvingSymlinksInPath() {
            folders += programFolders(executable: executable)
        }
        return folders
    }

    /// The resource folders of the program at `executable`.
    package static func programFolders(executable: URL) -> [URL] {
        let folder = executable.deletingLastPathComponent()
        let name = executable.lastPathComponent
        let bundles =
            ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
            .filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
        // A build folder holds the bundles of all products; the program's own is named after its target.
        let own = bundles.filter {
            $0.deletingPathExtension().lastPathComponent.lowercased().hasSuffix("_\(name.lowercased())")
        }
        let share = folder.deletingLastPathComponent().appendingPathComponent("share").appendingPathComponent(name)
        let installed =
            ((try? FileManager.default.contentsOfDirectory(at: share, includingPropertiesForKeys: nil)) ?? [])
            .filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
        return (own.isEmpty ? bundles : own) + [share] + installed
    }
}
