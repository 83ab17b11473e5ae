import Foundation
import Testing

@Suite("The app's String Catalog")
struct StringCatalogTests {
    private static let app = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Apps/Tagwerk")

    private let strings: [String: [String: Any]]

    init() throws {
        let data = try Data(contentsOf: Self.app.appending(path: "Resources/Localizable.xcstrings"))
        let catalog = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        strings = try #require(catalog["strings"] as? [String: [String: Any]])
    }

    @Test("Every text has a German translation with the same placeholders")
    func translated() throws {
        #expect(strings.count > 50)
        for (key, entry) in strings {
            let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
            let german = Self.units(of: localizations["de"] ?? [:])
            #expect(!german.isEmpty, "“\(key)” has no German text")
            for value in german + Self.units(of: localizations["en"] ?? [:]) {
                #expect(Self.placeholders(in: value) == Self.placeholders(in: key), "“\(value)” does not fit “\(key)”")
            }
        }
    }

    @Test("A text that counts one thing has a singular in both languages")
    func plurals() {
        for (key, entry) in strings where Self.placeholders(in: key) == ["lld"] {
            for language in ["en", "de"] {
                let localizations = entry["localizations"] as? [String: [String: Any]]
                let variations = localizations?[language]?["variations"] as? [String: [String: Any]]
                #expect(variations?["plural"]?.keys.sorted() == ["one", "other"], "“\(key)” in \(language)")
            }
        }
    }

    @Test("A text that counts things beside others has a singular in both languages")
    func pluralsAmongOthers() {
        for (key, entry) in strings where Self.placeholders(in: key).count > 1 && key.contains(/%lld \p{L}+s\b/) {
            for language in ["en", "de"] {
                let localizations = entry["localizations"] as? [String: [String: Any]]
                let text = localizations?[language]
                #expect(
                    text?["variations"] != nil || text?["substitutions"] != nil, "“\(key)” in \(language)")
            }
        }
    }

    @Test("The catalog has every sentence of the model and every text of the views")
    func complete() throws {
        let files = try #require(FileManager.default.enumerator(at: Self.app, includingPropertiesForKeys: nil))
        let known = Set(strings.keys.map(Self.anyPlaceholder))
        var found = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
            for text in Self.texts(in: source) {
                found += 1
                #expect(known.contains(text), "“\(text)” in \(file.lastPathComponent)")
            }
        }
        #expect(found > 80)
    }

    /// The texts of an entry, whatever its variations.
    private static func units(of localization: [String: Any]) -> [String] {
        if let unit = localization["stringUnit"] as? [String: String] { return [unit["value"] ?? ""] }
        return localization.values.compactMap { $0 as? [String: Any] }.flatMap(units)
    }

    /// The kinds of placeholders, in an order that does not depend on their positions.
    private static func placeholders(in text: String) -> [String] {
        // A part with plural forms of its own stands for a number.
        text.replacing(/%#@\w+@/, with: "%lld").matches(of: /%(?:\d+\$)?(@|lld)/).map { String($0.1) }.sorted()
    }

    /// Keys that a source file writes out, with `%` for each interpolation: its type cannot be seen here.
    private static func texts(in source: String) -> [String] {
        let places =
            /(?:Sentence|Text|Button|Label|Menu|Section|TextField|navigationTitle|accessibilityLabel|alert|Card\(title:)\s*\(?\s*"((?:[^"\\]|\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\\.)+)"/
        return source.matches(of: places).map { match in
            anyPlaceholder(in: String(match.1).replacing(/\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/, with: "%@"))
        }
    }

    private static func anyPlaceholder(in text: String) -> String {
        text.replacing(/%(?:\d+\$)?(?:@|lld)/, with: "%")
    }
}
