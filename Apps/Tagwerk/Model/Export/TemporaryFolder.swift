import Foundation

/// A private folder for one file, which goes with the object.
final class TemporaryFolder: Sendable {
    private let url = FileManager.default.temporaryDirectory.appending(path: "tagwerk-export-\(UUID().uuidString)")

    init() throws { try StoreLocation.makePrivateFolder(url) }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The place for the file.
    var file: URL { url.appending(path: "copy.db") }
}
