/// How a line of Markdown begins: what it is before its words.
package struct MarkdownLine: Hashable, Sendable {
    package enum Item: Hashable, Sendable {
        /// `-`, `*` or `+`.
        case bullet(UInt8)
        /// A number and the mark behind it.
        case number(Int, UInt8)
    }

    /// The quote's marks and spaces at the beginning.
    package var indent = 0..<0
    package var quoteMarks: [Int] = []
    package var item: Item?
    /// The mark of an item without the space behind it.
    package var itemMark = 0..<0
    /// The three letters of a check box, and whether it is checked.
    package var box: Range<Int>?
    package var isChecked = false
    /// 1 to 6 for a heading.
    package var heading: Int?
    /// Where the words begin. All places are in UTF-8 from the beginning of the line.
    package var wordsStart = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var at = 0
        func skipSpaces() {
            while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
        }
        skipSpaces()
        while at < bytes.count, bytes[at] == UInt8(ascii: ">") {
            quoteMarks.append(at)
            at += 1
            skipSpaces()
        }
        indent = 0..<at
        readItem(bytes, &at)
        if item == nil { readHeading(bytes, &at) }
        wordsStart = at
    }

    package init(_ line: String) {
        var line = line
        self = line.withUTF8 { MarkdownLine($0) }
    }

    private mutating func readItem(_ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int) {
        guard at < bytes.count else { return }
        let start = at
        var end = at
        var found: Item?
        switch bytes[at] {
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
            found = .bullet(bytes[at])
            end = at + 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            var number = 0
            while end < bytes.count, end - start < 9, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
                number = number * 10 + Int(bytes[end] - UInt8(ascii: "0"))
                end += 1
            }
            guard end < bytes.count, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")") else { return }
            found = .number(number, bytes[end])
            end += 1
        default:
            return
        }
        guard end < bytes.count, Self.isSpace(bytes[end]) else { return }
        item = found
        itemMark = start..<end
        at = end + 1
        guard at + 2 < bytes.count, bytes[at] == UInt8(ascii: "["), bytes[at + 2] == UInt8(ascii: "]"),
            at + 3 == bytes.count || Self.isSpace(bytes[at + 3])
        else { return }
        switch bytes[at + 1] {
        case UInt8(ascii: " "): isChecked = false
        case UInt8(ascii: "x"), UInt8(ascii: "X"): isChecked = true
        default: return
        }
        box = at..<(at + 3)
        at = min(at + 4, bytes.count)
    }

    private mutating func readHeading(_ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int) {
        var end = at
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        guard (1...6).contains(end - at), end < bytes.count, Self.isSpace(bytes[end]) else { return }
        heading = end - at
        at = end + 1
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
}
