/// A sentence for the user: an English key of the String Catalog and what fills its placeholders.
///
/// The model does not translate. The UI builds a localized key from `pieces`, or looks `key` up itself and calls
/// `filled(into:)` with what it found.
package struct Sentence: Hashable, Sendable {
    package enum Argument: Hashable, Sendable {
        /// Fills `%@`.
        case text(String)
        /// Fills `%lld`; the catalog may choose a plural form by it.
        case number(Int)
    }

    package enum Piece: Hashable, Sendable {
        case literal(String)
        case argument(Argument)
    }

    /// The English sentence with placeholders, as string interpolation in a `LocalizedStringKey` would make it.
    package let key: String
    package let arguments: [Argument]

    package init(_ key: String, _ arguments: Argument...) {
        self.init(key, arguments: arguments)
    }

    private init(_ key: String, arguments: [Argument]) {
        self.key = key
        self.arguments = arguments
    }

    /// The sentence with names in it that have at most so many letters: longer ones end with an ellipsis.
    package func shortened(to length: Int) -> Sentence {
        let short = arguments.map { argument in
            guard case .text(let text) = argument, text.count > length else { return argument }
            var start = text.prefix(max(length - 1, 0))
            while start.last?.isWhitespace == true { start.removeLast() }
            return .text("\(start)…")
        }
        return Sentence(key, arguments: short)
    }

    /// The English sentence as what to write and what to interpolate, in order.
    package var pieces: [Piece] { pieces(of: key) }

    /// The sentence in English, the language of development.
    package var english: String { filled(into: key) }

    /// A translation with its placeholders filled. It may reorder them: `%2$@` is the second argument.
    package func filled(into translation: String) -> String {
        pieces(of: translation).map { piece in
            switch piece {
            case .literal(let text), .argument(.text(let text)): text
            case .argument(.number(let number)): "\(number)"
            }
        }.joined()
    }

    private func pieces(of text: String) -> [Piece] {
        var result: [Piece] = []
        var literal = ""
        var rest = text[...]
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                literal += "%"
                rest = rest.dropFirst()
                continue
            }
            var index = next
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            let afterDigits = rest.dropFirst(digits.count)
            if let position = Int(digits), afterDigits.first == "$" {
                index = position - 1
                rest = afterDigits.dropFirst()
            } else {
                next += 1
            }
            guard let kind = ["@", "lld"].first(where: { rest.hasPrefix($0) }), arguments.indices.contains(index) else {
                literal += "%"
                continue
            }
            rest = rest.dropFirst(kind.count)
            if !literal.isEmpty { result.append(.literal(literal)) }
            result.append(.argument(arguments[index]))
            literal = ""
        }
        literal += rest
        return literal.isEmpty ? result : result + [.literal(literal)]
    }
}
