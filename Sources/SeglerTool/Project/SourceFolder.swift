import Foundation

/// What lies in a folder: Swift files and what a program may want beside it. Tests, builds, hidden things and the
/// libraries of package managers are left out.
struct SourceFolder: Sendable {
    private(set) var sources: [URL] = []
    private(set) var resources: [ResourceFile] = []

    /// Folders in which nobody keeps an app's source.
    static let foreignFolders: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "node_modules", "fastlane", "vendor", "Preview Content",
    ]

    /// Endings of folders that are one thing for Xcode.
    private static let resourceFolders: Set<String> = ["xcassets", "bundle", "scnassets", "lproj"]
    private static let ignoredFolders: Set<String> = [
        "xcodeproj", "xcworkspace", "playground", "xcdatamodeld", "xcmappingmodel", "docc", "framework", "xcframework",
        "app", "icon", "mlpackage",
    ]
    /// Source of other kinds, and what belongs to the project rather than to the program.
    private static let ignoredFiles: Set<String> = [
        "h", "m", "mm", "c", "cc", "cpp", "metal", "storyboard", "xib", "entitlements", "xcconfig", "modulemap", "md",
        "intentdefinition", "mlmodel", "pbxproj", "lock", "gitignore", "xctestplan", "resolved", "sh", "yml", "o",
    ]

    /// - Parameters:
    ///   - excluded: paths below `root` that are not the program's.
    ///   - keptFolders: paths below `root` that are copied with their structure.
    ///   - includesPreviews: whether `Preview Content` counts, as it does in a project that names it.
    init(_ root: URL, excluded: Set<String> = [], keptFolders: Set<String> = [], includesPreviews: Bool = true) {
        walk(
            root, path: "", parents: [], excluded: excluded, kept: keptFolders, includesPreviews: includesPreviews)
    }

    private mutating func walk(
        _ folder: URL, path: String, parents: [String], excluded: Set<String>, kept: Set<String>, includesPreviews: Bool
    ) {
        guard let parents = Folder.extended(parents, by: folder) else { return }
        for entry in Folder.entries(of: folder) {
            let below = path.isEmpty ? entry.name : path + "/" + entry.name
            guard !excluded.contains(below) else { continue }
            let kind = entry.url.pathExtension.lowercased()
            if !entry.isFolder {
                if kind == "swift" {
                    sources.append(entry.url)
                } else if !Self.ignoredFiles.contains(kind), entry.name != "Info.plist", !kind.isEmpty {
                    resources.append(ResourceFile(source: entry.url, path: entry.name))
                }
            } else if kept.contains(below) || Self.resourceFolders.contains(kind) {
                resources.append(ResourceFile(source: entry.url, path: entry.name))
            } else if !Self.ignoredFolders.contains(kind),
                !Self.isForeign(entry.name, includesPreviews: includesPreviews), !ExportRecord.exists(in: entry.url)
            {
                walk(
                    entry.url, path: below, parents: parents, excluded: excluded, kept: kept,
                    includesPreviews: includesPreviews)
            }
        }
    }

    static func isForeign(_ name: String, includesPreviews: Bool = true) -> Bool {
        if name == "Preview Content" { return !includesPreviews }
        return foreignFolders.contains(name) || name.hasSuffix("Tests") || name.hasSuffix("UITests")
    }
}
