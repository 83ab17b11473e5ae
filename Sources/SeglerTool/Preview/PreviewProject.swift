import Foundation

/// The program whose previews are wanted: that of a folder, or the one that a file belongs to.
struct PreviewProject {
    var app: AppProject
    /// Only the previews in this file; nil: all.
    var file: URL?

    init(_ arguments: Arguments, in context: ToolContext) throws {
        let place = context.url(arguments.operands.first ?? ".")
        guard place.pathExtension == "swift", !Folder.isFolder(place.path) else {
            app = try AppSelection.one(arguments, in: context)
            return
        }
        guard Folder.exists(place) else { throw ToolError.usage("There is no file \(place.path).") }
        file = place
        app = try Self.app(around: place, named: arguments.value("app"))
    }

    /// The app of the project or the folder that has the file; the file alone where there is none.
    private static func app(around file: URL, named name: String?) throws -> AppProject {
        var folder = file.deletingLastPathComponent()
        while folder.path.count > 1 {
            let entries = Folder.entries(of: folder)
            if entries.contains(where: { $0.name == "Package.swift" || $0.url.pathExtension == "xcodeproj" }) {
                let apps = try ProjectDiscovery().apps(in: folder).filter {
                    $0.package != nil || $0.modules.contains { $0.sources.contains { $0.path == file.path } }
                }
                if var app = apps.first(where: { name == nil || $0.name == name }) ?? apps.first {
                    if app.package != nil { app.product = name }
                    return app
                }
            }
            folder.deleteLastPathComponent()
        }
        let apps = FolderProject.apps(in: file.deletingLastPathComponent())
        return apps.first { $0.module?.sources.contains { $0.path == file.path } ?? false }
            ?? FolderProject.app(
                sources: [file], resources: [], folder: file.deletingLastPathComponent(),
                name: file.deletingPathExtension().lastPathComponent)
    }

    /// All source that may declare previews.
    var sources: [URL] {
        if let package = app.package { return SourceFolder(package).sources }
        return app.modules.flatMap(\.sources)
    }
}
