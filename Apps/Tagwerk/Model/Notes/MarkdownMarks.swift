/// Takes Markdown's marks out of a line, for titles and excerpts.
enum MarkdownMarks {
    static func removed(from line: String) -> String {
        var rest = Substring(line).drop { $0 == " " || $0 == "\t" }
        while let shorter = withoutBlockMark(rest) { rest = shorter }
        if rest.contains(where: { !"-=*_`~ \t|:+".contains($0) }) == false { return "" }
        return inlineText(rest)
    }

    /// The line without a quote's, heading's or list's mark at its beginning; nil if there is none.
    private static func withoutBlockMark(_ line: Substring) -> Substring? {
        guard let first = line.first else { return nil }
        func skip(_ count: Int, orAtEnd: Bool = false) -> Substring? {
            let rest = line.dropFirst(count)
            guard let next = rest.first else { return orAtEnd ? rest : nil }
            return next == " " || next == "\t" ? rest.drop { $0 == " " || $0 == "\t" } : nil
        }
        switch first {
        case ">":
            return line.dropFirst().drop { $0 == " " || $0 == "\t" }
        case "#":
            let count = line.prefix { $0 == "#" }.count
            guard count <= 6, let rest = skip(count, orAtEnd: true) else { return nil }
            // A heading may be closed by the same marks.
            var words = rest
            while words.last == "#" { words.removeLast() }
            return words.isEmpty || words.last == " " ? words : rest
        case "-", "*", "+":
            guard let rest = skip(1, orAtEnd: true) else { return nil }
            for box in ["[ ]", "[x]", "[X]"] where rest.hasPrefix(box) {
                return rest.dropFirst(3).drop { $0 == " " }
            }
            return rest
        default:
            return nil
        }
    }

    /// Links and pictures become their words; marks of emphasis and code go.
    private static func inlineText(_ line: Substring) -> String {
        var result = ""
        var rest = line
        while let character = rest.first {
            switch character {
            case "\\":
                rest = rest.dropFirst()
                if let next = rest.first {
                    result.append(next)
                    rest = rest.dropFirst()
                } else {
                    result.append("\\")
                }
            case "[", "!":
                if let (words, after) = link(rest) {
                    result += inlineText(words)
                    rest = after
                } else {
                    result.append(character)
                    rest = rest.dropFirst()
                }
            case "`", "*":
                rest = rest.drop { $0 == character }
            case "_", "~":
                let marks = rest.prefix { $0 == character }
                let after = rest.dropFirst(marks.count)
                // snake_case and a~b keep theirs.
                let isInside = isWord(result.last) && isWord(after.first)
                if isInside || (character == "~" && marks.count < 2) { result += marks }
                rest = after
            default:
                result.append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func isWord(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber } ?? false
    }

    /// The words of `[words](target)` or `![words](target)` at the beginning, and what follows.
    private static func link(_ text: Substring) -> (words: Substring, rest: Substring)? {
        let open = text.first == "!" ? text.dropFirst() : text
        guard open.first == "[", let close = open.firstIndex(of: "]") else { return nil }
        let after = open[open.index(after: close)...]
        guard after.first == "(", let end = after.firstIndex(of: ")") else { return nil }
        let words = open[open.index(after: open.startIndex)..<close]
        return words.contains("[") ? nil : (words, after[after.index(after: end)...])
    }
}
