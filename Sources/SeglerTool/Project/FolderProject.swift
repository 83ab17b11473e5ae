import Foundation

/// A folder of Swift files without a project: everything in it is the app.
enum FolderProject {
    /// The apps in the folder: one, or, where it has several entry points, one for each.
    static func apps(in folder: URL) -> [AppProject] {
        let content = SourceFolder(folder)
        guard !content.sources.isEmpty else { return [] }
        let entries = EntryPoint.all(in: content.sources)
        let name = folder.deletingPathExtension().lastPathComponent
        guard entries.count > 1 else {
            return [app(sources: content.sources, resources: content.resources, folder: folder, name: name)]
        }
        let homes = entries.map { home(of: $0, among: entries, below: folder) }
        return zip(entries, homes).map { entry, home in
            let others = homes.filter { $0 != home }
            func belongs(_ url: URL) -> Bool { !others.contains { contains($0, url) } }
            return app(
                sources: content.sources.filter(belongs),
                resources: content.resources.filter { belongs($0.source) },
                folder: home.pathExtension == "swift" ? folder : home,
                name: home.pathExtension == "swift"
                    ? entry.type ?? home.deletingPathExtension().lastPathComponent : home.lastPathComponent
            )
        }
    }

    static func app(sources: [URL], resources: [ResourceFile], folder: URL, name: String) -> AppProject {
        AppProject(
            name: name,
            folder: folder,
            modules: [SourceModule(name: ModuleName.valid(name), sources: sources)],
            resources: resources,
            info: ProgramInfo(accentColor: "AccentColor")
        )
    }

    /// The uppermost folder that has this entry point and no other; the file itself if its folder has several.
    private static func home(of entry: EntryPoint, among entries: [EntryPoint], below root: URL) -> URL {
        var home = entry.file
        var folder = entry.file.deletingLastPathComponent()
        while folder.path.count > root.path.count, entries.filter({ contains(folder, $0.file) }).count == 1 {
            home = folder
            folder = folder.deletingLastPathComponent()
        }
        return home
    }

    private static func contains(_ folder: URL, _ url: URL) -> Bool {
        url.path == folder.path || url.path.hasPrefix(folder.path.hasSuffix("/") ? folder.path : folder.path + "/")
    }
}
