/// Names in source for names of assets, by Xcode's rules.
enum AssetName {
    /// The name of a member: `foo-bar` becomes `fooBar`, `AccentColor` becomes `accent`, `URLIcon` becomes `urlIcon`.
    static func member(_ name: String) -> String {
        var words = words(of: name)
        // A kind's name at the end says nothing that the type does not say already.
        for ending in ["Color", "Image"] {
            if let last = words.last, last.hasSuffix(ending), words.count > 1 || last.count > ending.count {
                words[words.count - 1] = String(last.dropLast(ending.count))
                break
            }
        }
        let joined = words.enumerated().map { $0.offset == 0 ? lowercasedStart($0.element) : capitalized($0.element) }
            .joined()
        return identifier(joined)
    }

    /// The name of a namespace: `my colors` becomes `MyColors`.
    static func namespace(_ name: String) -> String { identifier(words(of: name).map(capitalized).joined()) }

    private static func words(of name: String) -> [String] {
        name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }

    /// The capitals at the start in small letters, but not the one that begins the next word.
    private static func lowercasedStart(_ word: String) -> String {
        let letters = Array(word)
        let capitals = letters.prefix(while: \.isUppercase).count
        let beginsWord = capitals > 1 && capitals < letters.count && letters[capitals].isLetter
        let count = beginsWord ? capitals - 1 : capitals
        return String(letters[..<count]).lowercased() + String(letters[count...])
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func identifier(_ name: String) -> String {
        guard let first = name.first else { return "_" }
        if first.isNumber { return "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try",
        "typealias", "var", "where", "while",
    ]
}
