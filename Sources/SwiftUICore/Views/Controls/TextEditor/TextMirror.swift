import Foundation

/// What a platform's editor holds, known without asking it: the text and where its lines begin, kept up to date edit by
/// edit. Places are offsets in UTF-8, and lines end with a line feed.
package struct TextMirror {
    package private(set) var string = ""
    private var starts = [0]

    package init() {}

    package var lineCount: Int { starts.count }

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
        line < starts.count ? starts[line] + byte : string.utf8.count + byte
    }

    /// The line at a place, and how far into it that is.
    package func position(of offset: Int) -> (line: Int, byte: Int) {
        let offset = min(max(offset, 0), string.utf8.count)
        // The line is the last one that begins no later.
        var line = 0
        var end = starts.count
        while end - line > 1 {
            let middle = (line + end) / 2
            if starts[middle] <= offset { line = middle } else { end = middle }
        }
        return (line, offset - starts[line])
    }

    package func index(_ offset: Int) -> String.Index {
        string.utf8.index(string.startIndex, offsetBy: min(max(offset, 0), string.utf8.count))
    }

    /// A line without its end.
    package func line(_ line: Int) -> Substring {
        guard starts.indices.contains(line) else { return "" }
        let end = line + 1 < starts.count ? starts[line + 1] - 1 : string.utf8.count
        return string[index(starts[line])..<index(end)]
    }

    /// Puts a text, normalized, in the place of another.
    package mutating func replace(_ range: Range<Int>, with new: String) -> TextLinesChange {
        let first = position(of: range.lowerBound).line
        let last = range.isEmpty ? first : position(of: range.upperBound).line
        string.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
        let inserted = Self.lineStarts(in: new, at: range.lowerBound)
        starts.replaceSubrange((first + 1)..<(last + 1), with: inserted)
        let difference = new.utf8.count - range.count
        if difference != 0 {
            starts.withUnsafeMutableBufferPointer { starts in
                var line = first + 1 + inserted.count
                while line < starts.count {
                    starts[line] += difference
                    line += 1
                }
            }
        }
        return TextLinesChange(first: first, removed: last - first + 1, inserted: inserted.count + 1)
    }

    /// Where lines begin within a text that stands at `offset`.
    private static func lineStarts(in text: String, at offset: Int) -> [Int] {
        var text = text
        return text.withUTF8 { bytes in
            var starts: [Int] = []
            guard let base = bytes.baseAddress else { return starts }
            var next = 0
            while next < bytes.count, let found = memchr(base + next, 10, bytes.count - next) {
                next = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
                starts.append(offset + next)
            }
            return starts
        }
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
