import Foundation

/// The texts of a String Catalog (`.xcstrings`).
package struct StringCatalog: Decodable, Sendable {
    /// The language that the keys are written in.
    package let sourceLanguage: String
    private let strings: [String: Entry]

    /// Reads a catalogue from its JSON.
    package init(data: Data) throws {
        self = try JSONDecoder().decode(StringCatalog.self, from: data)
    }

    /// The text for `key`, in the first of `languages` that has it, else in the source language; nil for the key.
    package func text(for key: String, languages: [String]) -> (text: CatalogText, language: String)? {
        guard let entry = strings[key], entry.shouldTranslate != false else { return nil }
        let localizations = entry.localizations ?? [:]
        for language in languages.flatMap(LanguageTag.fallbacks) + [sourceLanguage] {
            if let text = localizations[language], !text.isEmpty { return (text, language) }
            // The keys are the texts of the source language; another language wanted less must not replace them.
            if language == sourceLanguage { return nil }
        }
        return nil
    }

    private struct Entry: Decodable, Sendable {
        let localizations: [String: CatalogText]?
        let shouldTranslate: Bool?
    }
}

/// A text of a catalogue, with its forms for numbers and devices.
package final class CatalogText: Decodable, Sendable {
    private struct Unit: Decodable, Sendable {
        let value: String?
    }

    fileprivate struct Variations: Decodable, Sendable {
        let plural: [String: CatalogText]?
        let device: [String: CatalogText]?
    }

    /// A part of a text with plural forms of its own.
    package struct Substitution: Decodable, Sendable {
        let argNum: Int?
        let formatSpecifier: String?
        fileprivate let variations: Variations?

        /// The part's format for a number.
        func format(for choose: (Set<String>) -> String?) -> String? {
            variations.flatMap { CatalogText.pick($0, choose) }
        }
    }

    private let stringUnit: Unit?
    private let variations: Variations?
    package let substitutions: [String: Substitution]?

    /// Whether a translator has not written anything yet.
    package var isEmpty: Bool {
        (stringUnit?.value ?? "").isEmpty && variations == nil
    }

    /// The format string; `choose` picks one of the plural forms that there are.
    package func format(for choose: (Set<String>) -> String?) -> String? {
        if let variations, let format = Self.pick(variations, choose) { return format }
        return stringUnit?.value
    }

    private static func pick(_ variations: Variations, _ choose: (Set<String>) -> String?) -> String? {
        if let device = variations.device {
            // The catalogue names Apple's devices; of them a desktop is nearest to a Mac.
            let text = device["mac"] ?? device["other"] ?? device.min { $0.key < $1.key }?.value
            if let format = text?.format(for: choose) { return format }
        }
        guard let plural = variations.plural else { return nil }
        let name = choose(Set(plural.keys)) ?? "other"
        return (plural[name] ?? plural["other"])?.format(for: choose)
    }
}
