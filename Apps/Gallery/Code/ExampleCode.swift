import Foundation

/// The source of the gallery's examples, which comes along with the program.
package enum ExampleCode {
    private static let files: [String: URL] = {
        let folder = Bundle.module.resourceURL?.appending(path: "Examples")
        let found = folder.flatMap { FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil) }
        let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        return Dictionary(
            files.map { ($0.deletingPathExtension().lastPathComponent, $0) }, uniquingKeysWith: { first, _ in first })
    }()

    /// The names of all examples.
    package static var names: Set<String> { Set(files.keys) }

    /// What is written in the file of an example, without its imports; nil where there is no such file.
    package static func text(of name: String) -> String? {
        guard let file = files[name], let source = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let code = lines.drop { $0.isEmpty || $0.hasPrefix("import ") }
        return code.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }
}
