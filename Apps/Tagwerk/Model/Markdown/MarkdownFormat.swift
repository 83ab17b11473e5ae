/// The changes that an editor's commands make.
package enum MarkdownFormat {
    /// Marks around words.
    package enum Emphasis: String, CaseIterable, Sendable {
        case bold = "**"
        case italic = "*"
        case strikethrough = "~~"
        case code = "`"
    }

    /// What a line can be.
    package enum Block: Hashable, Sendable {
        case heading(Int)
        case bulletList, numberedList, checkList, quote
    }

    /// Puts marks around what is selected, or takes them away where they are there already.
    package static func toggled(_ emphasis: Emphasis, in text: String, _ selection: Range<Int>) -> MarkdownEdit {
        let mark = emphasis.rawValue
        let count = mark.utf8.count
        let words = String(text[text.range(selection)])
        if isMarked(text, selection, mark) {
            let range = (selection.lowerBound - count)..<(selection.upperBound + count)
            return MarkdownEdit(range, words, selecting: range.lowerBound..<(range.lowerBound + selection.count))
        }
        if words.utf8.count > 2 * count, words.hasPrefix(mark), words.hasSuffix(mark) {
            let bare = String(words.dropFirst(mark.count).dropLast(mark.count))
            return MarkdownEdit(
                selection, bare, selecting: selection.lowerBound..<(selection.lowerBound + bare.utf8.count))
        }
        let start = selection.lowerBound + count
        return MarkdownEdit(selection, mark + words + mark, selecting: start..<(start + selection.count))
    }

    /// Whether the marks stand around the selection, and are not part of longer ones.
    private static func isMarked(_ text: String, _ selection: Range<Int>, _ mark: String) -> Bool {
        var text = text
        let mark = Array(mark.utf8)
        return text.withUTF8 { bytes in
            let before = selection.lowerBound - mark.count
            let after = selection.upperBound + mark.count
            guard before >= 0, after <= bytes.count, bytes[before..<selection.lowerBound].elementsEqual(mark),
                bytes[selection.upperBound..<after].elementsEqual(mark)
            else { return false }
            func run(_ positions: some Sequence<Int>) -> Int {
                var count = 0
                for position in positions {
                    guard bytes.indices.contains(position), bytes[position] == mark[0] else { break }
                    count += 1
                }
                return count
            }
            let longest = min(
                run((0..<selection.lowerBound).reversed()), run(selection.upperBound..<bytes.count))
            // ** around words are not the one mark of italics; *** are both.
            return mark == [UInt8(ascii: "*")] ? longest % 2 == 1 : true
        }
    }

    /// Makes a link of what is selected, and selects where its address or its words are to be written.
    package static func link(in text: String, _ selection: Range<Int>) -> MarkdownEdit {
        let words = String(text[text.range(selection)])
        if words.hasPrefix("https://") || words.hasPrefix("http://") {
            let start = selection.lowerBound + 1
            return MarkdownEdit(selection, "[](\(words))", selecting: start..<start)
        }
        let start = selection.lowerBound + words.utf8.count + 3
        return MarkdownEdit(selection, "[\(words)]()", selecting: start..<start)
    }

    /// Makes the selected lines what is asked for, or plain lines where all of them are that already.
    package static func toggled(_ block: Block, in text: String, _ selection: Range<Int>) -> MarkdownEdit {
        let lines = text.lines(touching: selection).map { String(text[text.range($0)]) }
        let isSet = lines.allSatisfy { isAlready($0, block) }
        var number = 0
        return changingLines(of: text, selection) { line in
            if lines.count > 1, line.allSatisfy(\.isWhitespace) { return line }
            number += 1
            return isSet ? plain(line) : made(plain(line), block, number)
        }
    }

    private static func isAlready(_ line: String, _ block: Block) -> Bool {
        let parts = MarkdownLine(line)
        switch (block, parts.item) {
        case (.heading(let level), _): return parts.heading == level
        case (.quote, _): return !parts.quoteMarks.isEmpty
        case (.checkList, _): return parts.box != nil
        case (.bulletList, .bullet): return parts.box == nil
        case (.numberedList, .number): return parts.box == nil
        default: return false
        }
    }

    /// The line without its heading's, list's or quote's mark.
    private static func plain(_ line: String) -> String {
        let parts = MarkdownLine(line)
        let indent = line[line.range(parts.indent)].filter { $0 != ">" }
        let words = String(line[line.index(atOffset: parts.wordsStart)...])
        return parts.quoteMarks.isEmpty ? indent + words : words
    }

    private static func made(_ line: String, _ block: Block, _ number: Int) -> String {
        let indent = line.prefix { $0 == " " || $0 == "\t" }
        let words = line.dropFirst(indent.count)
        return switch block {
        case .heading(let level): String(repeating: "#", count: level) + " " + words
        case .bulletList: indent + "- " + words
        case .numberedList: indent + "\(number). " + words
        case .checkList: indent + "- [ ] " + words
        case .quote: "> " + line
        }
    }

    // MARK: Check boxes

    /// Checks the box of the line around a place off, or takes that back; a line without one gets one.
    package static func toggledCheckBox(in text: String, around selection: Range<Int>) -> MarkdownEdit {
        let range = text.line(around: selection.lowerBound)
        let line = MarkdownLine(String(text[text.range(range)]))
        guard let box = line.box else { return toggled(.checkList, in: text, selection) }
        let place = range.lowerBound + box.lowerBound + 1
        return MarkdownEdit(place..<(place + 1), line.isChecked ? " " : "x", selecting: selection)
    }

    // MARK: Indentation

    /// Moves the selected lines in, by as much as their own marks take.
    package static func indented(_ text: String, _ selection: Range<Int>) -> MarkdownEdit {
        changingLines(of: text, selection) { line in
            let mark = MarkdownLine(line).itemMark
            return String(repeating: " ", count: mark.isEmpty ? 2 : mark.count + 1) + line
        }
    }

    /// Moves the selected lines out.
    package static func outdented(_ text: String, _ selection: Range<Int>) -> MarkdownEdit {
        changingLines(of: text, selection) { line in
            if line.hasPrefix("\t") { return String(line.dropFirst()) }
            let mark = MarkdownLine(line).itemMark
            let most = mark.isEmpty ? 2 : mark.count + 1
            return String(line.dropFirst(line.prefix(most).prefix { $0 == " " }.count))
        }
    }

    /// Changes whole lines. A selection of several lines stays one of these lines; a caret keeps its place in the words.
    private static func changingLines(
        of text: String, _ selection: Range<Int>, _ change: (String) -> String
    ) -> MarkdownEdit {
        let lines = text.lines(touching: selection)
        guard let first = lines.first, let last = lines.last else {
            return MarkdownEdit(selection, "", selecting: selection)
        }
        let before = lines.map { String(text[text.range($0)]) }
        let after = before.map(change)
        let replacement = after.joined(separator: "\n")
        let start = first.lowerBound
        guard lines.count == 1 else {
            return MarkdownEdit(
                start..<last.upperBound, replacement, selecting: start..<(start + replacement.utf8.count))
        }
        // What stands before the caret grows or shrinks; what stands behind it stays.
        let length = replacement.utf8.count
        func moved(_ offset: Int) -> Int { start + max(0, length - (last.upperBound - offset)) }
        return MarkdownEdit(
            start..<last.upperBound, replacement,
            selecting: moved(selection.lowerBound)..<moved(selection.upperBound))
    }
}
