/// A part of a Markdown text that is shown for itself.
package enum MarkdownBlock: Hashable, Sendable {
    case heading(Int, String)
    /// Its lines are joined.
    case paragraph(String)
    /// An item of a list, with its number where it has one.
    case item(Int?, String)
    /// Rows of cells; the first one is the head.
    case table([[String]])

    /// The parts of a text, with the marks inside their lines.
    package static func blocks(of text: String) -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init) {
            let kind = MarkdownLine(line)
            let words = String(decoding: line.utf8.dropFirst(kind.wordsStart), as: UTF8.self)
            if !line.contains(where: { !$0.isWhitespace }) {
                // The end of what the next line would else go on with.
                if blocks.last?.isOpen == true { blocks.append(.paragraph("")) }
            } else if let level = kind.heading {
                blocks.append(.heading(level, words))
            } else if line.hasPrefix("|") {
                add(cells(line), to: &blocks)
            } else if let item = kind.item {
                if case .number(let number, _) = item {
                    blocks.append(.item(number, words))
                } else {
                    blocks.append(.item(nil, words))
                }
            } else {
                goOn(line.trimmingPrefix { $0 == " " }, &blocks)
            }
        }
        return blocks.filter { $0 != .paragraph("") }
    }

    private var isOpen: Bool {
        switch self {
        case .paragraph(let text): !text.isEmpty
        case .item, .table: true
        case .heading: false
        }
    }

    /// Adds a line to the paragraph or item before it, or begins a paragraph.
    private static func goOn(_ line: Substring, _ blocks: inout [MarkdownBlock]) {
        switch blocks.last {
        case .paragraph("")?: blocks[blocks.count - 1] = .paragraph(String(line))
        case .paragraph(let text)?: blocks[blocks.count - 1] = .paragraph(text + " " + line)
        case .item(let number, let text)?: blocks[blocks.count - 1] = .item(number, text + " " + line)
        default: blocks.append(.paragraph(String(line)))
        }
    }

    private static func add(_ row: [String], to blocks: inout [MarkdownBlock]) {
        guard case .table(let rows)? = blocks.last else { return blocks.append(.table([row])) }
        // The line below the head.
        if row.allSatisfy({ !$0.isEmpty && $0.allSatisfy { "-: ".contains($0) } }) { return }
        blocks[blocks.count - 1] = .table(rows + [row])
    }

    private static func cells(_ line: String) -> [String] {
        var line = line.dropFirst()
        while let last = line.last, last.isWhitespace || last == "|" { line.removeLast() }
        return line.split(separator: "|", omittingEmptySubsequences: false).map {
            String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
    }
}
