import Foundation

/// Joins items as a language lists them: "a, b and c".
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language.
    open var locale: Locale! = Locale.current
    /// Makes the items texts; without one their descriptions count.
    open var itemFormatter: Formatter?

    /// The texts in a list, in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(.current))
    }

    /// The items in a list; nil where the formatter cannot make a text of one.
    open func string(from items: [Any]) -> String? {
        let texts = items.map { item in itemFormatter.map { $0.string(for: item) } ?? "\(item)" }
        let known = texts.compactMap { $0 }
        guard known.count == texts.count else { return nil }
        return known.formatted(.list(type: .and).locale(locale ?? .current))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
