import Foundation

/// A folder that lives as long as a test.
final class TemporaryFolder {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("segler-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The path as seen from the folder.
    func path(of file: URL) -> String {
        String(file.standardizedFileURL.path.dropFirst(url.standardizedFileURL.path.count + 1))
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
