import Foundation

/// What the system's loader loads along with a program or a library.
enum LoadedLibraries {
    /// Their files; those that the loader does not find are left out.
    static func of(_ file: URL, environment: [String: String]) throws -> [URL] {
        let loaded = try Subprocess(executable: "/usr/bin/ldd", arguments: [file.path], environment: environment).run()
        return loaded.output.split(whereSeparator: \.isNewline).compactMap { line in
            guard let arrow = line.firstRange(of: " => "), let end = line.lastIndex(of: "(") else { return nil }
            return URL(fileURLWithPath: line[arrow.upperBound..<end].trimmingCharacters(in: .whitespaces))
                .standardizedFileURL
        }
    }
}
