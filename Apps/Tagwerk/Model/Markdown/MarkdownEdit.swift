/// A change of a text, and what is selected after it. Places are in UTF-8 from the beginning of the text.
package struct MarkdownEdit: Hashable, Sendable {
    package var range: Range<Int>
    package var replacement: String
    package var selection: Range<Int>

    package init(_ range: Range<Int>, _ replacement: String, selecting selection: Range<Int>) {
        self.range = range
        self.replacement = replacement
        self.selection = selection
    }

    /// The text after the change.
    package func applied(to text: String) -> String {
        var text = text
        text.replaceSubrange(text.range(range), with: replacement)
        return text
    }
}

extension String {
    /// With a line feed for what ends a line or a paragraph elsewhere, as editors have it.
    package var withPlainLineEnds: String {
        guard unicodeScalars.contains(where: { $0 == "\r" || $0 == "\u{2029}" }) else { return self }
        return String(
            String.UnicodeScalarView(replacing("\r\n", with: "\n").unicodeScalars.map(Self.withPlainLineEnd)))
    }

    private static func withPlainLineEnd(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        scalar == "\r" || scalar == "\u{2029}" ? "\n" : scalar
    }

    /// The place at an offset in UTF-8, or the end.
    package func index(atOffset offset: Int) -> Index {
        utf8.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf8.count))
    }

    package func range(_ offsets: Range<Int>) -> Range<Index> {
        index(atOffset: offsets.lowerBound)..<index(atOffset: offsets.upperBound)
    }

    /// How far a place is from the beginning, in UTF-8.
    package func offset(of index: Index) -> Int {
        utf8.distance(from: startIndex, to: Swift.min(index, endIndex))
    }

    /// The line around a place, without its end.
    func line(around offset: Int) -> Range<Int> {
        var text = self
        return text.withUTF8 { bytes in
            var start = Swift.min(offset, bytes.count)
            while start > 0, bytes[start - 1] != 10 { start -= 1 }
            var end = Swift.min(offset, bytes.count)
            while end < bytes.count, bytes[end] != 10 { end += 1 }
            return start..<end
        }
    }

    /// The lines that a range touches.
    func lines(touching range: Range<Int>) -> [Range<Int>] {
        var lines = [line(around: range.lowerBound)]
        while let last = lines.last, last.upperBound < range.upperBound {
            lines.append(line(around: last.upperBound + 1))
        }
        return lines
    }
}
