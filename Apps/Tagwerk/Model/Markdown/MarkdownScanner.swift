/// Finds what the parts of a line of Markdown are, for an editor that styles them while they are typed.
package enum MarkdownScanner {
    /// The parts of a line, which comes without its end. The context is that which the line before has left, and then
    /// that which this one leaves.
    package static func spans(in line: String, context: inout MarkdownContext) -> [MarkdownSpan] {
        var line = line
        return line.withUTF8 { spans(in: $0, &context) }
    }

    private static func spans(
        in bytes: UnsafeBufferPointer<UInt8>, _ context: inout MarkdownContext
    ) -> [MarkdownSpan] {
        let whole = 0..<bytes.count
        // An empty line of a block belongs to it.
        if bytes.isEmpty { return context.isCode ? [MarkdownSpan(.codeBlock, whole)] : [] }
        if let open = context.fence {
            if let fence = fence(bytes), fence.mark == open.mark, fence.length >= open.length, fence.isBare {
                context.fence = nil
                return [MarkdownSpan(.codeBlock, whole), MarkdownSpan(.mark, whole)]
            }
            return [MarkdownSpan(.codeBlock, whole)]
        }
        if let fence = fence(bytes) {
            context.fence = MarkdownContext.Fence(mark: fence.mark, length: fence.length)
            return [MarkdownSpan(.codeBlock, whole), MarkdownSpan(.mark, whole)]
        }
        let line = MarkdownLine(bytes)
        var spans: [MarkdownSpan] = []
        if !line.quoteMarks.isEmpty {
            spans.append(MarkdownSpan(.quote, line.indent.upperBound..<bytes.count))
            for mark in line.quoteMarks { spans.append(MarkdownSpan(.mark, mark..<(mark + 1))) }
        }
        if isRule(bytes[line.indent.upperBound...]) {
            return spans + [MarkdownSpan(.mark, line.indent.upperBound..<bytes.count)]
        }
        if let level = line.heading {
            spans.append(MarkdownSpan(.heading(level), line.indent.upperBound..<bytes.count))
            spans.append(MarkdownSpan(.mark, line.indent.upperBound..<(line.wordsStart - 1)))
        }
        if line.item != nil { spans.append(MarkdownSpan(.listMark, line.itemMark)) }
        if let box = line.box {
            if line.isChecked, line.wordsStart < bytes.count {
                spans.append(MarkdownSpan(.finished, line.wordsStart..<bytes.count))
            }
            spans.append(MarkdownSpan(.checkBox(isOn: line.isChecked), box))
        }
        var words = MarkdownWords(bytes, from: line.wordsStart)
        words.scan()
        return spans + words.spans.filter { !$0.range.isEmpty }
    }

    /// Three or more backticks or tildes.
    private static func fence(_ bytes: UnsafeBufferPointer<UInt8>) -> (mark: UInt8, length: Int, isBare: Bool)? {
        var start = 0
        while start < bytes.count, start < 3, bytes[start] == 32 { start += 1 }
        guard start < bytes.count else { return nil }
        let mark = bytes[start]
        guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        var end = start
        while end < bytes.count, bytes[end] == mark { end += 1 }
        guard end - start >= 3 else { return nil }
        let rest = bytes[end...]
        // ```code``` in one line is no block.
        if mark == UInt8(ascii: "`"), rest.contains(mark) { return nil }
        return (mark, end - start, rest.allSatisfy(MarkdownLine.isSpace))
    }

    /// A line across: three or more of one mark and nothing else.
    private static func isRule(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let mark = bytes.first, [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_")].contains(mark) else {
            return false
        }
        var count = 0
        for byte in bytes where !MarkdownLine.isSpace(byte) {
            guard byte == mark else { return false }
            count += 1
        }
        return count >= 3
    }
}
