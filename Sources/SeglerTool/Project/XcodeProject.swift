import Foundation

/// A project.pbxproj: which apps it makes, of which files, with which settings.
struct XcodeProject {
    let file: URL
    /// What paths in the project are relative to.
    let folder: URL
    let objects: XcodeObjects
    private let root: XcodeObject
    private let files: XcodeFileTree

    init(_ project: URL) throws {
        file = project
        let data: Data
        do {
            data = try Data(contentsOf: project.appendingPathComponent("project.pbxproj"))
        } catch {
            throw ToolError("\(project.path) has no readable project.pbxproj.", status: .usage)
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let objects = XcodeObjects(list), let root = objects[list["rootObject"] as? String]
        else { throw ToolError("\(project.path): the project.pbxproj is damaged.", status: .usage) }
        self.objects = objects
        self.root = root
        let parent = project.deletingLastPathComponent()
        let below = root.string("projectDirPath") ?? ""
        folder = below.isEmpty ? parent : parent.appendingPathComponent(below)
        files = XcodeFileTree(objects: objects, mainGroup: root.string("mainGroup"), folder: folder)
    }

    /// The apps that the project makes; those for watches only where there are no others.
    func apps() throws -> [AppProject] {
        let targets = root.strings("targets").compactMap { objects[$0] }
        let apps = targets.filter { $0.string("productType") == "com.apple.product-type.application" }
        let others = apps.filter { !settings(of: $0).isForOtherDevices }
        return (others.isEmpty ? apps : others).map(app)
    }

    private func settings(of target: XcodeObject) -> XcodeSettings {
        XcodeSettings(target: target, project: root, objects: objects, files: files)
    }

    private func app(_ target: XcodeObject) -> AppProject {
        let settings = settings(of: target)
        let content = content(of: target, settings: settings)
        var modules: [SourceModule] = []
        addLibraries(of: target, to: &modules)
        modules.append(SourceModule(name: settings.moduleName, sources: content.sources, settings: settings.compiler))
        return AppProject(
            name: settings.productName,
            folder: folder,
            modules: modules,
            resources: content.resources,
            info: settings.info(folder: folder),
            warnings: warnings(of: target, settings: settings, content: content)
        )
    }

    /// What the target has that cannot come along.
    private func warnings(of target: XcodeObject, settings: XcodeSettings, content: Content) -> [String] {
        var warnings = content.missing.map {
            "\($0.lastPathComponent) is in the project but not in \($0.deletingLastPathComponent().path)."
        }
        let packages = target.strings("packageProductDependencies").compactMap { objects[$0]?.string("productName") }
        if !packages.isEmpty {
            warnings.append("Packages that the project fetches are left out: \(packages.joined(separator: ", ")).")
        }
        if !content.foreign.isEmpty {
            let names = content.foreign.map(\.lastPathComponent).joined(separator: ", ")
            warnings.append("Only Swift is compiled; left out: \(names).")
        }
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"] {
            warnings.append("There is no Objective-C here; left out: \(header).")
        }
        return warnings
    }

    /// The frameworks and libraries of the same project that the target depends on, what others need first.
    private func addLibraries(of target: XcodeObject, to modules: inout [SourceModule]) {
        let dependencies = target.strings("dependencies").compactMap { objects[objects[$0]?.string("target")] }
        for dependency in dependencies {
            let kind = dependency.string("productType") ?? ""
            guard kind.contains(".framework") || kind.contains(".library") else { continue }
            let settings = settings(of: dependency)
            guard !modules.contains(where: { $0.name == settings.moduleName }) else { continue }
            addLibraries(of: dependency, to: &modules)
            let sources = content(of: dependency, settings: settings).sources
            guard !sources.isEmpty else { continue }
            modules.append(SourceModule(name: settings.moduleName, sources: sources, settings: settings.compiler))
        }
    }

    struct Content {
        var sources: [URL] = []
        var resources: [ResourceFile] = []
        var missing: [URL] = []
        /// Source in other languages.
        var foreign: [URL] = []
    }

    private func content(of target: XcodeObject, settings: XcodeSettings) -> Content {
        var content = Content()
        for phase in target.strings("buildPhases").compactMap({ objects[$0] }) {
            let items = phase.strings("files").compactMap { objects[$0]?.string("fileRef") }
            switch phase.isa {
            case "PBXSourcesBuildPhase": items.forEach { addSource($0, to: &content) }
            case "PBXResourcesBuildPhase": items.forEach { addResource($0, to: &content) }
            default: break
            }
        }
        addSynchronizedFolders(of: target, settings: settings, to: &content)
        content.sources = content.sources.uniqued()
        return content
    }

    private func addSource(_ id: String, to content: inout Content) {
        for url in files.urls(of: id) {
            if ["m", "mm", "c", "cpp", "metal"].contains(url.pathExtension) { content.foreign.append(url) }
            guard url.pathExtension == "swift" else { continue }
            if Folder.exists(url) { content.sources.append(url) } else { content.missing.append(url) }
        }
    }

    private func addResource(_ id: String, to content: inout Content) {
        for url in files.urls(of: id) {
            let name = url.lastPathComponent
            guard !["storyboard", "xib"].contains(url.pathExtension) else { continue }
            guard Folder.exists(url) else {
                content.missing.append(url)
                continue
            }
            // The languages of a file lie in folders that the bundle has too.
            let parent = url.deletingLastPathComponent()
            let path = parent.pathExtension == "lproj" ? parent.lastPathComponent + "/" + name : name
            content.resources.append(ResourceFile(source: url, path: path))
        }
    }

    /// Folders whose files belong to a target without being listed, less those that an exception names.
    private func addSynchronizedFolders(of target: XcodeObject, settings: XcodeSettings, to content: inout Content) {
        let own = Set(target.strings("fileSystemSynchronizedGroups"))
        for (id, folder) in files.synchronizedFolders {
            let exceptions = folder.object.strings("exceptions").compactMap { objects[$0] }
                .filter { $0.string("target") == target.id }
            let named = exceptions.flatMap { $0.strings("membershipExceptions") }
            if own.contains(id) {
                var excluded = Set(named)
                if let info = settings.infoFile(folder: self.folder) {
                    excluded.insert(String(info.path.dropFirst(folder.url.path.count + 1)))
                }
                let found = SourceFolder(
                    folder.url, excluded: excluded, keptFolders: Set(folder.object.strings("explicitFolders")))
                content.sources += found.sources
                content.resources += found.resources
            } else {
                // What an exception names of a folder that is another target's.
                for url in named.map({ folder.url.appendingPathComponent($0) }) where Folder.exists(url) {
                    if url.pathExtension == "swift" {
                        content.sources.append(url)
                    } else {
                        content.resources.append(ResourceFile(source: url, path: url.lastPathComponent))
                    }
                }
            }
        }
    }
}

extension Array where Element: Hashable {
    /// Each element once, where it stood first.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
