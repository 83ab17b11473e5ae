import Foundation

/// Source that the tool writes for an app, as Xcode does: names for what is in its asset catalogues.
struct GeneratedSources {
    let app: AppProject
    let folder: URL

    /// Brings the files up to date and returns them.
    func write() throws -> [URL] {
        let catalogs = app.resources.map(\.source).filter { $0.pathExtension == "xcassets" }
        let hasExtensions = app.module?.settings.hasAssetExtensions ?? true
        guard let source = AssetSymbols(AssetCatalog(catalogs), hasExtensions: hasExtensions).source else { return [] }
        let file = folder.appendingPathComponent("GeneratedAssetSymbols.swift")
        try Files.write(source, to: file)
        return [file]
    }
}
