import Foundation

/// Where a program begins: the type marked `@main`, or a file called main.swift.
struct EntryPoint: Equatable, Sendable {
    let file: URL
    /// The type; nil for main.swift.
    let type: String?

    /// The entry points among the files.
    static func all(in files: [URL]) -> [EntryPoint] {
        files.flatMap { file -> [EntryPoint] in
            if file.lastPathComponent == "main.swift" { return [EntryPoint(file: file, type: nil)] }
            guard let data = try? Data(contentsOf: file) else { return [] }
            return types(in: String(decoding: data, as: UTF8.self)).map { EntryPoint(file: file, type: $0) }
        }
    }

    /// The names of the types that `text` marks `@main`.
    static func types(in text: String) -> [String] {
        guard text.contains("@main") else { return [] }
        let words = SwiftText.words(of: text)
        var types: [String] = []
        for (index, word) in words.enumerated() where word == "@main" {
            let following = words[(index + 1)...].prefix(12)
            let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "extension"]
            guard let kind = following.firstIndex(where: kinds.contains), kind + 1 < words.count else { continue }
            types.append(String(words[kind + 1]))
        }
        return types
    }
}
