import Foundation

/// The texts of a `.stringsdict` file, whose forms depend on numbers.
enum StringsDictionary {
    /// The texts in the file's property list.
    static func read(_ list: [String: Any]) -> [String: CatalogText] {
        list.compactMapValues { ($0 as? [String: Any]).flatMap(text) }
    }

    /// The same text as a String Catalog has it.
    private static func text(_ entry: [String: Any]) -> CatalogText? {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        var substitutions: [String: Any] = [:]
        for (name, value) in entry {
            guard let rule = value as? [String: Any] else { continue }
            let specifier = rule["NSStringFormatValueTypeKey"] as? String ?? "d"
            var forms: [String: Any] = [:]
            for (category, form) in rule where !category.hasPrefix("NSString") {
                guard let form = form as? String else { continue }
                // In a catalogue the number of a part has a name of its own.
                let value = form.replacingOccurrences(of: "%" + specifier, with: "%arg")
                forms[category] = ["stringUnit": ["value": value]]
            }
            substitutions[name] = ["formatSpecifier": specifier, "variations": ["plural": forms]] as [String: Any]
        }
        let json: [String: Any] = ["stringUnit": ["value": format], "substitutions": substitutions]
        guard let data = try? JSONSerialization.data(withJSONObject: json) else { return nil }
        return try? JSONDecoder().decode(CatalogText.self, from: data)
    }
}
