import Foundation

/// The gallery's source, read as text.
struct GallerySources {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Apps/Gallery")

    /// The files of the folder Examples by their names.
    let examples: [String: String]
    private let catalog: [String]
    private let views: [String]

    init() throws {
        examples = try Self.files(in: "Examples")
        catalog = Array(try Self.files(in: "Catalog").values)
        views = Array(try Self.files(in: "App").values)
    }

    /// The names of the examples that the pages show.
    var shown: Set<String> {
        Set(catalog.flatMap { $0.matches(of: /Example\([^()]*\b(\w+)\(\)\)/).map { String($0.1) } })
    }

    /// Texts that are looked up in the String Catalog, as its keys. Data such as names is none of them.
    var texts: Set<String> {
        let data: Set = ["EUR", "E = mc", "1.0", "2", "1234567890", "%lld", "%lld → %lld"]
        return Set((catalog + views + examples.values).flatMap(Self.texts)).subtracting(data)
    }

    /// The German texts of each key.
    func germanTexts() throws -> [String: [String]] {
        let file = Self.folder.appending(path: "Resources/Localizable.xcstrings")
        let catalog = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let strings = catalog?["strings"] as? [String: [String: Any]] ?? [:]
        return strings.mapValues { entry in
            let localizations = entry["localizations"] as? [String: [String: Any]]
            return localizations?["de"].map(Self.values) ?? []
        }
    }

    private static func values(of localization: [String: Any]) -> [String] {
        if let unit = localization["stringUnit"] as? [String: String] { return [unit["value"] ?? ""] }
        return localization.values.compactMap { $0 as? [String: Any] }.flatMap(values)
    }

    private static func files(in name: String) throws -> [String: String] {
        let found = FileManager.default.enumerator(
            at: folder.appending(path: name), includingPropertiesForKeys: nil)
        var files: [String: String] = [:]
        for case let file as URL in found?.allObjects ?? [] where file.pathExtension == "swift" {
            files[file.deletingPathExtension().lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
        }
        return files
    }

    /// Interpolations with a `format:` and of names become `%@`, others `%lld`.
    private static func texts(in source: String) -> [String] {
        let places =
            /(?:Text|Button|Label|Menu|Section|TextField|SecureField|Picker|Toggle|Stepper|GroupBox|DisclosureGroup|Link|ProgressView|NavigationLink|Tab|Example|navigationTitle|navigationBarTitle|accessibilityLabel|accessibilityHint|alert|Page\(\s*"[a-z-]+",|Family\(\s*"[a-z-]+",|note:)\s*\(?\s*"((?:[^"\\]|\\\((?:[^()]|\([^()]*\))*\)|\\.)+)"/
        return source.matches(of: places).map { match in
            String(match.1)
                .replacing("%", with: "%%")
                .replacing(/\\\(((?:[^()]|\([^()]*\))*)\)/) { part in
                    part.1.contains("format:") || part.1.contains("name") ? "%@" : "%lld"
                }
                .replacing(#"\n"#, with: "\n")
        }
    }
}
