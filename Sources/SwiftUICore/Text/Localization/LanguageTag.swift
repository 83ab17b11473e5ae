import Foundation

/// Names of languages, in catalogues' spelling (`de-AT`, `zh-Hans`).
package enum LanguageTag {
    /// `identifier` in the spelling with hyphens, without its encoding, variant and keywords.
    package static func normalized(_ identifier: String) -> String {
        let base = identifier.prefix { $0 != "." && $0 != "@" }
        return base.replacingOccurrences(of: "_", with: "-")
    }

    /// The tag and what it falls back to: `de-AT`, `de`.
    package static func fallbacks(_ identifier: String) -> [String] {
        var tag = normalized(identifier)
        var tags: [String] = [tag]
        // Chinese catalogues are named by script, POSIX locales by region.
        switch tag {
        case "zh-CN", "zh-SG": tags.append("zh-Hans")
        case "zh-TW", "zh-HK", "zh-MO": tags.append("zh-Hant")
        case "no": tags.append("nb")
        default: break
        }
        while let hyphen = tag.lastIndex(of: "-") {
            tag = String(tag[..<hyphen])
            tags.append(tag)
        }
        if tag == "nb" || tag == "nn" { tags.append("no") }
        return tags
    }

    /// The language without script and region.
    package static func code(_ identifier: String) -> String {
        String(normalized(identifier).prefix { $0 != "-" })
    }
}
