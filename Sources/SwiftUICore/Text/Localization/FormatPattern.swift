import Foundation

/// A format string cut into text, specifiers and named substitutions.
package struct FormatPattern: Equatable {
    package enum Piece: Equatable {
        case literal(String)
        /// `index` counts the arguments from 0.
        case argument(index: Int, specifier: FormatSpecifier)
        /// `%#@name@`, a part with plural forms of its own.
        case substitution(name: String)
        /// `%arg`, the number that a substitution is about.
        case substitutedNumber
    }

    package var pieces: [Piece] = []

    /// Reads `format`; what is no valid specifier stays as text, so that nothing a translator wrote is lost.
    package init(_ format: String) {
        var literal = ""
        var nextIndex = 0
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal += "%"
                rest.removeFirst()
            } else if let (piece, end) = Self.special(rest) {
                flush(&literal)
                pieces.append(piece)
                rest = rest[end...]
            } else if let (position, specifier, end) = FormatSpecifier.read(rest) {
                flush(&literal)
                let index = position ?? nextIndex
                if position == nil { nextIndex += 1 }
                pieces.append(.argument(index: index, specifier: specifier))
                rest = rest[end...]
            } else {
                literal += "%"
            }
        }
        literal += rest
        flush(&literal)
    }

    private mutating func flush(_ literal: inout String) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
    }

    private static func special(_ rest: Substring) -> (Piece, Substring.Index)? {
        if rest.hasPrefix("arg") { return (.substitutedNumber, rest.index(rest.startIndex, offsetBy: 3)) }
        // A position may stand before the name: %1$#@name@.
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        var body = rest
        if !digits.isEmpty, rest[digits.endIndex...].first == "$" {
            body = rest[rest.index(after: digits.endIndex)...]
        }
        guard body.hasPrefix("#@") else { return nil }
        let name = body.dropFirst(2).prefix { $0 != "@" }
        guard name.endIndex < body.endIndex, !name.isEmpty else { return nil }
        return (.substitution(name: String(name)), body.index(after: name.endIndex))
    }
}
