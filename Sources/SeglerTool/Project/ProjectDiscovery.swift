import Foundation

/// Finds the apps in a folder: of Xcode projects, of Swift packages, or plain folders of Swift files.
struct ProjectDiscovery {
    /// How deep projects are looked for below a folder that is none itself.
    private static let depth = 8

    /// All apps in there. Throws only where there is nothing to find.
    func apps(in location: URL) throws -> [AppProject] {
        guard Folder.exists(location) else {
            throw ToolError.usage(
                "There is no folder \(location.path).", advice: "Make a new app there: segler new NAME")
        }
        let isFolder = Folder.isFolder(location.path)
        guard access(location.path, isFolder ? R_OK | X_OK : R_OK) == 0 else {
            throw ToolError(file: location.path, code: errno, advice: "Ask its owner to let you read it.")
        }
        guard isFolder else {
            guard location.pathExtension == "swift" else {
                throw ToolError.usage(
                    "\(location.path) is neither a folder nor a Swift file.",
                    advice: "Name the folder that your app's .swift files are in.")
            }
            return [
                FolderProject.app(
                    sources: [location], resources: [], folder: location,
                    name: location.deletingPathExtension().lastPathComponent)
            ]
        }
        if location.pathExtension == "xcodeproj" { return try XcodeProject(location).apps() }
        let projects = try projects(in: location, parents: [], depth: Self.depth)
        if !projects.isEmpty { return projects }
        let apps = FolderProject.apps(in: location)
        guard !apps.isEmpty else {
            throw ToolError.usage(
                "There are no Swift files in \(location.path).",
                advice: "Name the folder with your app's .swift files, or make a new app: segler new NAME"
            )
        }
        return apps
    }

    /// The apps of the projects and packages in the folder, or, where it has none of its own, in the folders below.
    private func projects(in folder: URL, parents: [String], depth: Int) throws -> [AppProject] {
        guard let parents = Folder.extended(parents, by: folder) else { return [] }
        let entries = Folder.entries(of: folder)
        let files = entries.filter { $0.isFolder && $0.url.pathExtension == "xcodeproj" }
        let own = try files.flatMap { try XcodeProject($0.url).apps() }
        if !own.isEmpty { return own }
        let manifest = folder.appendingPathComponent("Package.swift")
        if Folder.exists(manifest), let app = PackageProject.app(manifest: manifest) { return [app] }
        guard depth > 0 else { return [] }
        return
            try entries
            .filter { $0.isFolder && $0.url.pathExtension != "xcodeproj" && !SourceFolder.isForeign($0.name) }
            .filter { !ExportRecord.exists(in: $0.url) }
            .flatMap { try projects(in: $0.url, parents: parents, depth: depth - 1) }
    }
}
