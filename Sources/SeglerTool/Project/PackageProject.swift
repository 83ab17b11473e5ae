import Foundation

/// A folder with a Package.swift. SwiftPM builds it; app packages of Swift Playgrounds, whose manifests only Apple's
/// systems can read, are compiled as plain folders.
enum PackageProject {
    static func app(manifest: URL) -> AppProject? {
        guard let data = try? Data(contentsOf: manifest) else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        let folder = manifest.deletingLastPathComponent()
        let name = PackageProject.name(in: text) ?? folder.deletingPathExtension().lastPathComponent
        if text.contains("AppleProductTypes") || text.contains(".iOSApplication(") {
            return playground(folder: folder, manifest: manifest, text: text, name: name)
        }
        return AppProject(name: name, folder: folder, modules: [], package: folder)
    }

    private static func playground(folder: URL, manifest: URL, text: String, name: String) -> AppProject? {
        let content = SourceFolder(folder, excluded: ["Package.swift"])
        guard !content.sources.isEmpty else { return nil }
        var app = FolderProject.app(sources: content.sources, resources: content.resources, folder: folder, name: name)
        if let version = text.firstMatch(of: #/swift-tools-version:\s*(\d+)/#), version.1 == "6" {
            app.modules[0].settings.languageVersion = "6"
        }
        if let identifier = text.firstMatch(of: #/bundleIdentifier:\s*"([^"]+)"/#) {
            app.info.identifier = String(identifier.1)
        }
        return app
    }

    private static func name(in text: String) -> String? {
        text.firstMatch(of: #/Package\(\s*name:\s*"([^"]+)"/#).map { String($0.1) }
    }
}
