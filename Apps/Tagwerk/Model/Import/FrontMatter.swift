import Foundation

/// The lines between two `---` at the beginning of a Markdown file that say things about it: one `key: value` a line, as
/// other apps write them too. What is not understood is passed over.
struct FrontMatter {
    private(set) var values: [String: [String]] = [:]
    /// Values in one line as they are written.
    private var lines: [String: String] = [:]

    /// Nil if the text does not begin with such lines. Else also the text after them.
    static func split(_ text: String) -> (head: FrontMatter, text: Substring)? {
        guard text.hasPrefix("---") else { return nil }
        var head = FrontMatter()
        var rest = text[...]
        var isFirst = true
        var lastKey: String?
        while !rest.isEmpty {
            let end = rest.firstIndex(where: \.isNewline)
            let line = rest[..<(end ?? rest.endIndex)]
            let after = end.map { rest[rest.index(after: $0)...] } ?? rest[rest.endIndex...]
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if isFirst {
                guard trimmed == "---" else { return nil }
                isFirst = false
            } else if trimmed == "---" || trimmed == "..." {
                return (head, after)
            } else if trimmed.hasPrefix("- "), let key = lastKey {
                head.values[key, default: []].append(scalar(trimmed.dropFirst(2)))
            } else if let colon = trimmed.firstIndex(of: ":"), line.first?.isWhitespace == false {
                let key = trimmed[..<colon].lowercased()
                lastKey = key
                let value = trimmed[trimmed.index(after: colon)...].trimmingCharacters(in: .whitespaces)
                head.values[key] = list(value)
                head.lines[key] = value
            }
            rest = after
        }
        return nil
    }

    subscript(_ keys: String...) -> String? {
        keys.lazy.compactMap { values[$0]?.first }.first { !$0.isEmpty }
    }

    /// Several values; also those in a row without brackets.
    func list(_ keys: String...) -> [String] {
        guard let key = keys.first(where: { values[$0] != nil }) else { return [] }
        if let line = lines[key], let first = line.first, !"[\"'".contains(first), line.contains(",") {
            return line.split(separator: ",").map(String.init)
        }
        return values[key] ?? []
    }

    /// A moment as `2026-03-29T10:00:00Z`, with or without parts of a second, or a day.
    static func moment(_ text: String?) -> Date? {
        guard let text else { return nil }
        let written = text.replacing(" ", with: "T")
        for style in [Date.ISO8601FormatStyle(includingFractionalSeconds: true), Date.ISO8601FormatStyle()] {
            if let moment = try? Date(written, strategy: style) { return moment }
        }
        return CivilDay(String(text.prefix(10))).map { $0.noon() }
    }

    static func text(_ moment: Date) -> String {
        moment.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// A value in quotes, which every reader of YAML takes for the same text.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}" {
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    // MARK: Reading values

    private static func list(_ text: some StringProtocol) -> [String] {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.isEmpty { return [] }
        guard text.hasPrefix("["), text.hasSuffix("]") else { return [scalar(text)] }
        var items: [String] = []
        var item = ""
        var quote: Character?
        var isEscaped = false
        for character in text.dropFirst().dropLast() {
            if let open = quote {
                if isEscaped {
                    isEscaped = false
                } else if character == "\\", open == "\"" {
                    isEscaped = true
                } else if character == open {
                    quote = nil
                }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "," {
                items.append(item)
                item = ""
                continue
            }
            item.append(character)
        }
        return (items + [item]).map(scalar).filter { !$0.isEmpty }
    }

    private static func scalar(_ text: some StringProtocol) -> String {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard text.count >= 2, let quote = text.first, quote == text.last else { return text }
        let inner = text.dropFirst().dropLast()
        if quote == "'" { return String(inner.replacing("''", with: "'")) }
        return quote == "\"" ? unescaped(inner) : text
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var rest = text.unicodeScalars
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let next = rest.popFirst() else {
                result.unicodeScalars.append(scalar)
                continue
            }
            switch next {
            case "n": result += "\n"
            case "r": result += "\r"
            case "t": result += "\t"
            case "u":
                let digits = String(String.UnicodeScalarView(rest.prefix(4)))
                rest = rest.dropFirst(4)
                if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
                    result.unicodeScalars.append(scalar)
                }
            default: result.unicodeScalars.append(next)
            }
        }
        return result
    }
}
