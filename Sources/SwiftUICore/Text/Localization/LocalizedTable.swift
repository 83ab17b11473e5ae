import Foundation

/// The texts of one table (`Localizable` unless named) of one bundle, from all the forms that they come in.
///
/// `@unchecked Sendable`: the files read are only touched with `lock` held.
package final class LocalizedTable: @unchecked Sendable {
    private let catalogs: [StringCatalog]
    private let folders: [URL]
    private let name: String
    private let lock = NSLock()
    // The `.strings` files read so far, by language.
    private var stringFiles: [String: [String: String]] = [:]
    // The `.stringsdict` files read so far, by language.
    private var pluralFiles: [String: [String: CatalogText]] = [:]

    /// Reads the catalogues called `name` in `folders`; a catalogue that cannot be read is reported and skipped.
    package init(name: String, folders: [URL]) {
        self.name = name
        self.folders = folders
        catalogs = folders.compactMap { folder in
            let url = folder.appendingPathComponent(name + ".xcstrings")
            guard let data = try? Data(contentsOf: url) else { return nil }
            do {
                return try StringCatalog(data: data)
            } catch {
                FileHandle.standardError.write(Data("\(url.path): not a readable string catalog: \(error)\n".utf8))
                return nil
            }
        }
    }

    /// The text for `key` and the language that it is in, from catalogues first; nil when the key is its own text.
    package func text(for key: String, languages: [String]) -> (text: Found, language: String)? {
        for catalog in catalogs {
            if let (text, language) = catalog.text(for: key, languages: languages) {
                return (.catalog(text), language)
            }
        }
        for language in languages.flatMap(LanguageTag.fallbacks) {
            if let text = plurals(in: language)[key] { return (.catalog(text), language) }
            if let format = strings(in: language)[key] { return (.plain(format), language) }
        }
        if let text = plurals(in: "Base")[key] { return (.catalog(text), languages.first ?? "en") }
        return strings(in: "Base")[key].map { (.plain($0), languages.first ?? "en") }
    }

    package enum Found {
        case catalog(CatalogText)
        case plain(String)
    }

    /// The language of the keys.
    package var sourceLanguage: String { catalogs.first?.sourceLanguage ?? "en" }

    private func strings(in language: String) -> [String: String] {
        lock.withLock {
            if let known = stringFiles[language] { return known }
            let found = list(in: language, ending: "strings") as? [String: String] ?? [:]
            stringFiles[language] = found
            return found
        }
    }

    private func plurals(in language: String) -> [String: CatalogText] {
        lock.withLock {
            if let known = pluralFiles[language] { return known }
            let found = list(in: language, ending: "stringsdict").map { StringsDictionary.read($0) } ?? [:]
            pluralFiles[language] = found
            return found
        }
    }

    /// The property list of the table in a language's folder.
    private func list(in language: String, ending: String) -> [String: Any]? {
        let names = [language, language.replacingOccurrences(of: "-", with: "_")]
        for folder in folders {
            for name in names {
                let url = folder.appendingPathComponent("\(name).lproj/\(self.name).\(ending)")
                guard let data = try? Data(contentsOf: url) else { continue }
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
                if let list = list as? [String: Any] { return list }
            }
        }
        return nil
    }
}
