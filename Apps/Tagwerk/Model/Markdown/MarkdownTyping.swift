/// What keys do in a list beyond typing a letter: Return goes on with it, Tab moves its items in.
package enum MarkdownTyping {
    /// What Return does at a caret; nil where it only begins a new line.
    package static func onReturn(in text: String, _ selection: Range<Int>) -> MarkdownEdit? {
        guard selection.isEmpty else { return nil }
        let caret = selection.lowerBound
        let range = text.line(around: caret)
        let words = String(text[text.range(range.lowerBound..<caret)])
        let line = MarkdownLine(words)
        guard line.item != nil || !line.quoteMarks.isEmpty, caret >= range.lowerBound + line.wordsStart,
            !isCode(text, at: range.lowerBound)
        else { return nil }
        if words.utf8.dropFirst(line.wordsStart).allSatisfy({ MarkdownLine.isSpace($0) }) {
            // Return in an item without words ends the list.
            return MarkdownEdit(range.lowerBound..<caret, "", selecting: range.lowerBound..<range.lowerBound)
        }
        var start = "\n" + words[words.range(line.indent)]
        switch line.item {
        case .bullet(let bullet): start += String(decoding: [bullet, 32], as: UTF8.self)
        case .number(let number, let point): start += "\(number + 1)" + String(decoding: [point, 32], as: UTF8.self)
        case nil: break
        }
        if line.box != nil { start += "[ ] " }
        let end = caret + start.utf8.count
        return MarkdownEdit(selection, start, selecting: end..<end)
    }

    /// What Tab does; nil where it is a letter like others.
    package static func onTab(in text: String, _ selection: Range<Int>) -> MarkdownEdit? {
        let lines = text.lines(touching: selection)
        guard lines.contains(where: { MarkdownLine(String(text[text.range($0)])).item != nil }) else { return nil }
        // Words that are selected in one line make place for the tab.
        guard selection.isEmpty || lines.count > 1 else { return nil }
        return MarkdownFormat.indented(text, selection)
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
