/// What an editor adds to what is typed: Return goes on with a list, Tab moves its item in.
package enum MarkdownTyping {
    /// The change that follows from a typed one; its places are in `new`. nil where nothing follows.
    package static func consequence(of change: TypedChange, from old: String, to new: String) -> MarkdownEdit? {
        switch change.inserted {
        case "\n" where change.removed.isEmpty: afterReturn(at: change.removed.lowerBound, in: new)
        case "\t": afterTab(change, from: old, to: new)
        default: nil
        }
    }

    private static func afterReturn(at offset: Int, in text: String) -> MarkdownEdit? {
        let range = text.line(around: offset)
        let words = String(text[text.range(range.lowerBound..<offset)])
        let line = MarkdownLine(words)
        guard line.item != nil || !line.quoteMarks.isEmpty, offset >= range.lowerBound + line.wordsStart,
            !isCode(text, at: range.lowerBound)
        else { return nil }
        let next = offset + 1
        let isEmpty = words.utf8.dropFirst(line.wordsStart).allSatisfy { MarkdownLine.isSpace($0) }
        if isEmpty {
            // Return in an item without words ends the list.
            return MarkdownEdit(range.lowerBound..<next, "", selecting: range.lowerBound..<range.lowerBound)
        }
        var mark = String(words[words.range(line.indent)])
        switch line.item {
        case .bullet(let bullet): mark += String(decoding: [bullet, 32], as: UTF8.self)
        case .number(let number, let point): mark += "\(number + 1)" + String(decoding: [point, 32], as: UTF8.self)
        case nil: break
        }
        if line.box != nil { mark += "[ ] " }
        let caret = next + mark.utf8.count
        return MarkdownEdit(next..<next, mark, selecting: caret..<caret)
    }

    private static func afterTab(_ change: TypedChange, from old: String, to new: String) -> MarkdownEdit? {
        let lines = old.lines(touching: change.removed)
        guard lines.contains(where: { MarkdownLine(String(old[old.range($0)])).item != nil }) else { return nil }
        // Several lines that a tab would have taken the place of move in instead.
        guard change.removed.isEmpty || lines.count > 1 else { return nil }
        let moved = MarkdownFormat.indented(old, change.removed)
        let range = moved.range
        let grown = moved.replacement.utf8.count
        // The same lines in the text in which the tab stands.
        let end = range.upperBound - change.removed.count + 1
        return MarkdownEdit(
            range.lowerBound..<max(end, change.removed.lowerBound + 1), moved.replacement,
            selecting: change.removed.isEmpty
                ? moved.selection : range.lowerBound..<(range.lowerBound + grown))
    }

    /// Whether a line is in a block of code.
    static func isCode(_ text: String, at offset: Int) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var isCode = false
            var start = 0
            while start < offset {
                if start + 2 < bytes.count, bytes[start] == bytes[start + 1], bytes[start] == bytes[start + 2],
                    bytes[start] == UInt8(ascii: "`") || bytes[start] == UInt8(ascii: "~")
                {
                    isCode.toggle()
                }
                while start < offset, bytes[start] != 10 { start += 1 }
                start += 1
            }
            return isCode
        }
    }
}
