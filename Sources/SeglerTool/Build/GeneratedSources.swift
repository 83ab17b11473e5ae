import Foundation

/// Source that the tool writes for an app, as Xcode does: names for what is in its asset catalogues.
struct GeneratedSources {
    let app: AppProject
    let folder: URL

    func write() throws -> [URL] { [] }
}
