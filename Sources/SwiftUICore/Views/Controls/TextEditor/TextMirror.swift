import Foundation

/// What a platform's editor holds, known without asking it: the text and the lengths of its lines, kept up to date edit
/// by edit. Places are offsets in UTF-8, and lines end with a line feed.
package struct TextMirror {
    package private(set) var string = ""
    /// In UTF-8, with the line feed.
    private var lengths = [0]

    package init() {}

    package var lineCount: Int { lengths.count }

    /// The text as an editor holds it: without zeros, at which C ends, and with one kind of line end.
    package static func normalized(_ text: String) -> String {
        var text = text
        text.makeContiguousUTF8()
        let isNormal =
            text.utf8.withContiguousStorageIfAvailable { bytes in
                guard let start = bytes.baseAddress else { return true }
                return memchr(start, 0, bytes.count) == nil && memchr(start, 13, bytes.count) == nil
                    && !containsParagraphSeparator(bytes)
            } ?? false
        if isNormal { return text }
        var scalars = String.UnicodeScalarView()
        var afterReturn = false
        for scalar in text.unicodeScalars {
            if scalar.value == 0 { break }
            switch scalar {
            case "\n" where afterReturn: break
            case "\r", "\u{2029}": scalars.append("\n")
            default: scalars.append(scalar)
            }
            afterReturn = scalar == "\r"
        }
        return String(scalars)
    }

    /// U+2029, which ends a paragraph for GTK.
    private static func containsParagraphSeparator(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = bytes[...]
        while let base = UnsafeBufferPointer(rebasing: rest).baseAddress, let found = memchr(base, 0xE2, rest.count) {
            let start = rest.startIndex + (UnsafeRawPointer(found) - UnsafeRawPointer(base))
            if start + 2 < bytes.count, bytes[start + 1] == 0x80, bytes[start + 2] == 0xA9 { return true }
            rest = bytes[(start + 1)...]
        }
        return false
    }

    /// The place of a byte of a line.
    package func offset(line: Int, byte: Int) -> Int {
        var offset = byte
        for length in lengths.prefix(line) { offset += length }
        return offset
    }

    /// The line at a place, and how far into it that is.
    package func position(of offset: Int) -> (line: Int, byte: Int) {
        var rest = offset
        for (line, length) in lengths.enumerated() {
            if rest < length { return (line, rest) }
            rest -= length
        }
        return (lengths.count - 1, lengths[lengths.count - 1])
    }

    package func index(_ offset: Int) -> String.Index {
        string.utf8.index(string.startIndex, offsetBy: min(max(offset, 0), string.utf8.count))
    }

    /// A line without its end.
    package func line(_ line: Int) -> Substring {
        guard lengths.indices.contains(line) else { return "" }
        let start = offset(line: line, byte: 0)
        let length = line == lengths.count - 1 ? lengths[line] : lengths[line] - 1
        return string[index(start)..<index(start + length)]
    }

    /// Puts a text, normalized, in the place of another.
    package mutating func replace(_ range: Range<Int>, with new: String) -> TextLinesChange {
        let first = position(of: range.lowerBound)
        let last = range.isEmpty ? first : position(of: range.upperBound)
        let rest = lengths[last.line] - last.byte
        string.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
        var inserted: [Int] = []
        var length = first.byte
        for line in new.utf8.split(separator: 10, omittingEmptySubsequences: false) {
            length += line.count + 1
            inserted.append(length)
            length = 0
        }
        inserted[inserted.count - 1] += rest - 1
        lengths.replaceSubrange(first.line...last.line, with: inserted)
        return TextLinesChange(first: first.line, removed: last.line - first.line + 1, inserted: inserted.count)
    }

    /// The smallest single replacement that makes `new` of the text; nil where they are equal.
    package func edit(to new: String) -> (range: Range<Int>, text: String)? {
        let range: (prefix: Int, suffix: Int)? = string.utf8.withContiguousStorageIfAvailable { old in
            new.utf8.withContiguousStorageIfAvailable { Self.common(old, $0) } ?? (0, 0)
        }
        let (prefix, suffix) = range ?? (0, 0)
        let end = new.utf8.count - suffix
        let removed = prefix..<(string.utf8.count - suffix)
        if removed.isEmpty, end == prefix { return nil }
        let text = new[
            new.utf8.index(new.startIndex, offsetBy: prefix)..<new.utf8.index(new.startIndex, offsetBy: end)]
        return (removed, String(text))
    }

    /// How much two texts have in common at their beginnings and at their ends, in whole Unicode scalars.
    private static func common(
        _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>
    ) -> (prefix: Int, suffix: Int) {
        guard let a = old.baseAddress, let b = new.baseAddress else { return (0, 0) }
        let shorter = min(old.count, new.count)
        let block = 1024
        var prefix = 0
        while prefix + block <= shorter, memcmp(a + prefix, b + prefix, block) == 0 { prefix += block }
        while prefix < shorter, a[prefix] == b[prefix] { prefix += 1 }
        while prefix > 0, isInside(old, prefix) || isInside(new, prefix) { prefix -= 1 }
        var suffix = 0
        let rest = shorter - prefix
        while suffix + block <= rest,
            memcmp(a + old.count - suffix - block, b + new.count - suffix - block, block) == 0
        { suffix += block }
        while suffix < rest, a[old.count - 1 - suffix] == b[new.count - 1 - suffix] { suffix += 1 }
        while suffix > 0, isInside(old, old.count - suffix) { suffix -= 1 }
        return (prefix, suffix)
    }

    /// Whether a place is within the bytes of one scalar.
    private static func isInside(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        offset < bytes.count && bytes[offset] & 0xC0 == 0x80
    }
}

/// Lines that have taken the place of others.
package struct TextLinesChange: Equatable, Sendable {
    package let first: Int
    package let removed: Int
    package let inserted: Int

    package init(first: Int, removed: Int, inserted: Int) {
        self.first = first
        self.removed = removed
        self.inserted = inserted
    }
}
