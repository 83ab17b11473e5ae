/// Cuts Swift source into tokens, as far as macros need it: brackets and the ends of statements are found, whatever
/// strings, comments and regular expressions have in them.
struct Tokenizer {
    private let bytes: [UInt8]
    private var position = 0
    /// Whether the last token can end an operand: a slash after it divides and begins no regular expression.
    private var isAfterOperand = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    static func tokens(of bytes: [UInt8]) -> [Token] {
        var tokenizer = Tokenizer(bytes)
        var tokens: [Token] = []
        while let token = tokenizer.next() {
            let space = tokenizer.position < bytes.count && tokenizer.isBlank(at: tokenizer.position)
            tokens.append(token)
            tokens[tokens.count - 1].hasSpaceAfter = space || tokenizer.position == bytes.count
        }
        return tokens
    }

    private mutating func next() -> Token? {
        let (startsLine, hasSpaceBefore) = skipBlanks()
        guard position < bytes.count else { return nil }
        let start = position
        let kind = readToken()
        // Unfinished source may end in the middle of a token.
        position = min(max(position, start + 1), bytes.count)
        let token = Token(
            kind: kind, range: start..<position, startsLine: startsLine || start == 0, hasSpaceBefore: hasSpaceBefore)
        isAfterOperand = endsOperand(token)
        return token
    }

    /// Reads tokens up to the bracket that closes one just read.
    private mutating func skipToClosingBracket() {
        var depth = 1
        isAfterOperand = false
        while depth > 0, let token = next() {
            guard token.kind == .punctuation else { continue }
            switch bytes[token.range.lowerBound] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
        }
    }

    // MARK: Blanks and comments

    private func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    private func isBlank(at index: Int) -> Bool {
        if bytes[index] <= UInt8(ascii: " ") { return true }
        guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
        return bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
    }

    private mutating func skipBlanks() -> (startsLine: Bool, hasSpace: Bool) {
        let start = position
        var startsLine = false
        while position < bytes.count, isBlank(at: position) {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                let comment = position
                skipBlockComment()
                startsLine = startsLine || bytes[comment..<position].contains(UInt8(ascii: "\n"))
            } else if byte() == UInt8(ascii: "/") {
                while position < bytes.count, !isNewline(byte()) { position += 1 }
            } else {
                if isNewline(byte()) { startsLine = true }
                position += 1
            }
        }
        return (startsLine, position > start)
    }

    private func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// Comments of this kind stand in each other.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        position = min(position, bytes.count)
    }

    // MARK: Tokens

    private mutating func readToken() -> Token.Kind {
        switch byte() {
        case UInt8(ascii: "\""):
            readString(pounds: 0)
            return .string
        case UInt8(ascii: "#"): return readPounds()
        case UInt8(ascii: "`"):
            position += 1
            while position < bytes.count, byte() != UInt8(ascii: "`"), !isNewline(byte()) { position += 1 }
            position += 1
            return .word
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            readNumber()
            return .number
        case UInt8(ascii: "/") where !isAfterOperand:
            if let end = endOfRegex() {
                position = end
                return .regex
            }
            return readOperator()
        case let first where isWordByte(first):
            while position < bytes.count, isWordByte(byte()) { position += 1 }
            return .word
        case let first where Self.operatorBytes.contains(first): return readOperator()
        default:
            position += 1
            return .punctuation
        }
    }

    /// Letters, digits, `_`, `$` and all beyond ASCII.
    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
            true
        default: false
        }
    }

    private mutating func readNumber() {
        while position < bytes.count {
            let isExponent =
                [UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "p"), UInt8(ascii: "P")].contains(byte())
                && [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(byte(1))
            if isExponent {
                position += 2
            } else if isWordByte(byte())
                || byte() == UInt8(ascii: ".") && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(1))
            {
                position += 1
            } else {
                return
            }
        }
    }

    private static let operatorBytes = Set("/=-+!*%<>&|^~?.".utf8)

    private mutating func readOperator() -> Token.Kind {
        let start = position
        let mayHaveDots = byte() == UInt8(ascii: ".")
        if mayHaveDots, byte(1) != UInt8(ascii: ".") {
            position += 1
            return .punctuation
        }
        while position < bytes.count, Self.operatorBytes.contains(byte()) {
            if byte() == UInt8(ascii: "."), !mayHaveDots { break }
            if position > start, isBlank(at: position) { break }
            position += 1
        }
        return .operator
    }

    /// A raw string, a regular expression with delimiters, or the sign of a macro or directive.
    private mutating func readPounds() -> Token.Kind {
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if byte(pounds) == UInt8(ascii: "\"") {
            position += pounds
            readString(pounds: pounds)
            return .string
        }
        if byte(pounds) == UInt8(ascii: "/") {
            let closing = [UInt8(ascii: "/")] + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
            position += pounds + 1
            while position < bytes.count, !bytes[position...].starts(with: closing) {
                position += byte() == UInt8(ascii: "\\") ? 2 : 1
            }
            position = min(position + closing.count, bytes.count)
            return .regex
        }
        position += 1
        return .punctuation
    }

    private mutating func readString(pounds: Int) {
        let quote = UInt8(ascii: "\"")
        let isMultiline = byte(1) == quote && byte(2) == quote
        let signs = [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
        let closing = [UInt8](repeating: quote, count: isMultiline ? 3 : 1) + signs
        let escape = [UInt8(ascii: "\\")] + signs
        position += isMultiline ? 3 : 1
        while position < bytes.count {
            if bytes[position...].starts(with: closing) {
                position += closing.count
                return
            }
            if bytes[position...].starts(with: escape) {
                position += escape.count
                let isInterpolation = byte() == UInt8(ascii: "(")
                position = min(position + 1, bytes.count)
                if isInterpolation { skipToClosingBracket() }
            } else if isNewline(byte()), !isMultiline {
                return
            } else {
                position += 1
            }
        }
    }

    /// Where a regular expression that begins here ends; nil if it is an operator.
    private func endOfRegex() -> Int? {
        guard position + 1 < bytes.count, bytes[position + 1] > UInt8(ascii: " ") else { return nil }
        var index = position + 1
        var parentheses = 0
        var isInClass = false
        while index < bytes.count, !isNewline(bytes[index]) {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: parentheses += 1
            case UInt8(ascii: ")") where !isInClass:
                parentheses -= 1
                if parentheses < 0 { return nil }
            case UInt8(ascii: "/") where !isInClass: return index + 1
            default: break
            }
            index += 1
        }
        return nil
    }

    private static let wordsBeforeOperands: Set<String> = [
        "return", "in", "case", "where", "if", "while", "guard", "switch", "try", "await", "throw", "is", "as", "else",
    ]

    private func endsOperand(_ token: Token) -> Bool {
        switch token.kind {
        case .number, .string, .regex: return true
        case .word: return !Self.wordsBeforeOperands.contains(String(decoding: bytes[token.range], as: UTF8.self))
        case .punctuation: return ")]}".utf8.contains(bytes[token.range.lowerBound])
        case .operator:
            // One that sticks to what is before it only: `value!`.
            return !token.hasSpaceBefore && (position == bytes.count || isBlank(at: position))
        }
    }
}
