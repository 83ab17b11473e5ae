import Foundation

/// The inline Markdown that localised texts may hold: bold, italic, code, strikethrough and links.
package enum Markdown {
    /// A piece of text between two changes of looks.
    package struct Span: Equatable {
        package var text: String
        package var isBold = false
        package var isItalic = false
        package var isCode = false
        package var isStruck = false
        package var link: String?

        var styling: TextStyling {
            var styling = TextStyling()
            if isBold { styling.weight = .bold }
            if isItalic { styling.isItalic = true }
            if isCode { styling.isMonospaced = true }
            if isStruck { styling.strikethrough = .single }
            return styling
        }
    }

    private static let marks = Array("*_`~[\\<".utf8)
    private static let placeholderBase: UInt32 = 0xF0000

    /// A character that stands for a value while the text around it is read; it lies in a private plane of Unicode.
    package static func placeholder(_ index: Int) -> Character {
        Unicode.Scalar(placeholderBase + UInt32(index)).map(Character.init) ?? "\u{FFFC}"
    }

    package static func placeholderIndex(_ character: Character) -> Int? {
        guard let value = character.unicodeScalars.first?.value, value >= placeholderBase, value < 0xFFFFE else {
            return nil
        }
        return Int(value - placeholderBase)
    }

    /// The pieces of `text`; marks that have no partner stay as letters.
    package static func spans(of text: String) -> [Span] {
        // Most texts have no marks at all.
        guard text.utf8.contains(where: { Self.marks.contains($0) }) else {
            return text.isEmpty ? [] : [Span(text: text)]
        }
        let parser = MarkdownParser(Array(text))
        return parser.spans(style: Span(text: ""))
    }
}

private struct MarkdownParser {
    private let letters: [Character]

    init(_ letters: [Character]) {
        self.letters = letters
    }

    func spans(style: Markdown.Span) -> [Markdown.Span] {
        var spans: [Markdown.Span] = []
        var plain = style
        var position = 0
        func flush() {
            if !plain.text.isEmpty { spans.append(plain) }
            plain.text = ""
        }
        while position < letters.count {
            let letter = letters[position]
            if letter == "\\", position + 1 < letters.count, letters[position + 1].isASCIIPunctuation {
                plain.text.append(letters[position + 1])
                position += 2
            } else if let (inner, end) = marked(at: position, style: style) {
                flush()
                spans += inner
                position = end
            } else {
                // A row of marks that opens nothing is text as a whole.
                let run = "*_~`".contains(letter) ? runLength(at: position) : 1
                plain.text.append(contentsOf: letters[position..<position + run])
                position += run
            }
        }
        flush()
        return spans
    }

    private func marked(at position: Int, style: Markdown.Span) -> ([Markdown.Span], end: Int)? {
        switch letters[position] {
        case "*", "_": emphasis(at: position, style: style)
        case "~": strike(at: position, style: style)
        case "`": code(at: position, style: style)
        case "[": link(at: position, style: style)
        case "<": autolink(at: position, style: style)
        default: nil
        }
    }

    private func emphasis(at position: Int, style: Markdown.Span) -> ([Markdown.Span], end: Int)? {
        let mark = letters[position]
        let length = min(runLength(at: position), 3)
        guard opens(at: position, length: length) else { return nil }
        for width in stride(from: length, through: 1, by: -1) {
            guard let close = closing(mark, width: width, from: position + width) else { continue }
            var inner = style
            if width >= 2 { inner.isBold = true }
            if width != 2 { inner.isItalic = true }
            return (parse(position + width..<close, style: inner), close + width)
        }
        return nil
    }

    private func strike(at position: Int, style: Markdown.Span) -> ([Markdown.Span], end: Int)? {
        let length = runLength(at: position)
        guard length <= 2, opens(at: position, length: length),
            let close = closing("~", width: length, from: position + length)
        else { return nil }
        var inner = style
        inner.isStruck = true
        return (parse(position + length..<close, style: inner), close + length)
    }

    private func code(at position: Int, style: Markdown.Span) -> ([Markdown.Span], end: Int)? {
        let length = runLength(at: position)
        var index = position + length
        while index < letters.count {
            guard letters[index] == "`" else {
                index += 1
                continue
            }
            let run = runLength(at: index)
            if run == length {
                var span = style
                span.isCode = true
                span.text = String(letters[position + length..<index])
                return ([span], index + run)
            }
            index += run
        }
        return nil
    }

    private func link(at position: Int, style: Markdown.Span) -> ([Markdown.Span], end: Int)? {
        guard let close = matching("[", "]", from: position), close + 1 < letters.count, letters[close + 1] == "(",
            let end = matching("(", ")", from: close + 1)
        else { return nil }
        // A title after the address is not shown.
        let target = String(letters[close + 2..<end]).split(separator: " ").first.map(String.init) ?? ""
        guard !target.isEmpty else { return nil }
        var inner = style
        inner.link = target
        return (parse(position + 1..<close, style: inner), end + 1)
    }

    private func autolink(at position: Int, style: Markdown.Span) -> ([Markdown.Span], end: Int)? {
        guard let end = letters[position...].firstIndex(of: ">") else { return nil }
        let target = String(letters[position + 1..<end])
        guard target.hasPrefix("https://") || target.hasPrefix("http://") || target.hasPrefix("mailto:"),
            !target.contains(" ")
        else { return nil }
        var span = style
        span.text = target
        span.link = target
        return ([span], end + 1)
    }

    private func parse(_ range: Range<Int>, style: Markdown.Span) -> [Markdown.Span] {
        MarkdownParser(Array(letters[range])).spans(style: style)
    }

    private func runLength(at position: Int) -> Int {
        letters[position...].prefix { $0 == letters[position] }.count
    }

    /// Whether a row of marks may open: something must follow it, and an underscore must not stand inside a word.
    private func opens(at position: Int, length: Int) -> Bool {
        let next = position + length
        guard next < letters.count, !letters[next].isWhitespace else { return false }
        return letters[position] != "_" || position == 0 || !letters[position - 1].isWordCharacter
    }

    private func closing(_ mark: Character, width: Int, from start: Int) -> Int? {
        var index = start
        while index < letters.count {
            if letters[index] == "\\" {
                index += 2
            } else if letters[index] == "`", mark != "`", let (_, end) = code(at: index, style: .init(text: "")) {
                index = end
            } else if letters[index] == mark {
                let run = runLength(at: index)
                let after = index + run
                let insideWord = mark == "_" && after < letters.count && letters[after].isWordCharacter
                // A longer row may close an inner and this emphasis together; the outer one takes its end.
                if run == width || run == 3, run >= width, index > start, !letters[index - 1].isWhitespace, !insideWord
                {
                    return after - width
                }
                index = after
            } else {
                index += 1
            }
        }
        return nil
    }

    private func matching(_ open: Character, _ close: Character, from start: Int) -> Int? {
        var depth = 0
        var index = start
        while index < letters.count {
            switch letters[index] {
            case "\\": index += 1
            case open: depth += 1
            case close:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }
}

extension Character {
    fileprivate var isASCIIPunctuation: Bool {
        isASCII && (isPunctuation || isSymbol)
    }

    fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}
