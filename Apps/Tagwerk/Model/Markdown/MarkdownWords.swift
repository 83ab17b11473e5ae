/// Finds what stands within the words of a line: emphasis, code, links and tags.
struct MarkdownWords {
    private struct Opener {
        let mark: UInt8
        var count: Int
        /// Where the marks end that are not used yet.
        var end: Int
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var at: Int
    private let start: Int
    private var openers: [Opener] = []
    /// Where the words of links end, and where what follows them does.
    private var linkEnds: [Int: Int] = [:]
    private(set) var spans: [MarkdownSpan] = []

    /// How far a link's end is looked for, so that a line of brackets is no work without end.
    private static let longestLink = 2_000
    private static let deepest = 24

    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        self.bytes = bytes
        self.start = start
        at = start
    }

    mutating func scan() {
        while at < bytes.count {
            if let end = linkEnds[at] {
                add(.mark, at..<end)
                at = end
                continue
            }
            switch bytes[at] {
            case UInt8(ascii: "\\"):
                if at + 1 < bytes.count, Self.isPunctuation(bytes[at + 1]) { add(.mark, at..<(at + 1)) }
                at += 2
            case UInt8(ascii: "`"): scanCode()
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): scanEmphasis()
            case UInt8(ascii: "["): scanLink(from: at)
            case UInt8(ascii: "!") where byte(at + 1) == UInt8(ascii: "["): scanLink(from: at + 1)
            case UInt8(ascii: "#"): scanTag()
            case UInt8(ascii: "h"), UInt8(ascii: "m"): scanAddress()
            default: at += 1
            }
        }
    }

    private mutating func add(_ kind: MarkdownSpan.Kind, _ range: Range<Int>) {
        spans.append(MarkdownSpan(kind, range))
    }

    private func byte(_ index: Int) -> UInt8? {
        index >= start && index < bytes.count ? bytes[index] : nil
    }

    // MARK: Code

    private mutating func scanCode() {
        let open = run(of: UInt8(ascii: "`"), at)
        var next = open
        while next < bytes.count {
            guard bytes[next] == UInt8(ascii: "`") else {
                next += 1
                continue
            }
            let close = run(of: UInt8(ascii: "`"), next)
            if close - next == open - at {
                add(.code, open..<next)
                add(.mark, at..<open)
                add(.mark, next..<close)
                at = close
                return
            }
            next = close
        }
        at = open
    }

    private func run(of mark: UInt8, _ from: Int) -> Int {
        var end = from
        while end < bytes.count, bytes[end] == mark { end += 1 }
        return end
    }

    // MARK: Emphasis

    private mutating func scanEmphasis() {
        let mark = bytes[at]
        let end = run(of: mark, at)
        let (before, after) = (byte(at - 1), byte(end))
        let isWordBefore = before.map(Self.isWord) ?? false
        let isWordAfter = after.map(Self.isWord) ?? false
        var canOpen = after.map { !MarkdownLine.isSpace($0) } ?? false
        var canClose = before.map { !MarkdownLine.isSpace($0) } ?? false
        if mark == UInt8(ascii: "_") {
            // snake_case keeps its lines.
            if isWordBefore { canOpen = false }
            if isWordAfter { canClose = false }
        }
        var left = at..<end
        if canClose { close(mark, &left) }
        if canOpen, !left.isEmpty, openers.count < Self.deepest {
            openers.append(Opener(mark: mark, count: left.count, end: end))
        }
        at = end
    }

    /// Uses marks to end what was begun with the same ones.
    private mutating func close(_ mark: UInt8, _ marks: inout Range<Int>) {
        while !marks.isEmpty, let index = openers.lastIndex(where: { $0.mark == mark }) {
            let opener = openers[index]
            let count = min(2, opener.count, marks.count)
            if mark == UInt8(ascii: "~"), count < 2 { return }
            let words = opener.end..<marks.lowerBound
            guard !words.isEmpty else { return }
            let kind: MarkdownSpan.Kind =
                mark == UInt8(ascii: "~") ? .strikethrough : count == 2 ? .bold : .italic
            add(kind, words)
            add(.mark, (opener.end - count)..<opener.end)
            add(.mark, marks.lowerBound..<(marks.lowerBound + count))
            marks = (marks.lowerBound + count)..<marks.upperBound
            openers.removeSubrange((index + 1)...)
            openers[index].count -= count
            openers[index].end -= count
            if openers[index].count == 0 { openers.remove(at: index) }
        }
    }

    // MARK: Links and tags

    /// `[words](address)`, with `!` before it for a picture.
    private mutating func scanLink(from open: Int) {
        let begin = at
        at = open + 1
        var depth = 0
        var close = open
        let limit = min(bytes.count, open + Self.longestLink)
        scan: while close < limit {
            switch bytes[close] {
            case UInt8(ascii: "\\"): close += 1
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { break scan }
            default: break
            }
            close += 1
        }
        guard close < limit, close > open + 1, byte(close + 1) == UInt8(ascii: "(") else { return }
        var end = close + 2
        var parentheses = 1
        while end < limit {
            if bytes[end] == UInt8(ascii: "(") { parentheses += 1 }
            if bytes[end] == UInt8(ascii: ")") {
                parentheses -= 1
                if parentheses == 0 { break }
            }
            end += 1
        }
        guard end < limit else { return }
        let target = bytes[(close + 2)..<end].prefix { !MarkdownLine.isSpace($0) }
        add(.link(String(decoding: target, as: UTF8.self)), (open + 1)..<close)
        add(.mark, begin..<(open + 1))
        linkEnds[close] = end + 1
    }

    private mutating func scanTag() {
        let begin = at
        at += 1
        if let before = byte(begin - 1), !MarkdownLine.isSpace(before), before != UInt8(ascii: "(") { return }
        var end = at
        var hasLetter = false
        while let next = byte(end), Self.isWord(next) || next == UInt8(ascii: "-") || next == UInt8(ascii: "/") {
            if Self.isWord(next), !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { hasLetter = true }
            end += 1
        }
        guard hasLetter else { return }
        add(.tag, begin..<end)
        at = end
    }

    /// An address that stands there as it is.
    private mutating func scanAddress() {
        let begin = at
        at += 1
        if let before = byte(begin - 1), Self.isWord(before) { return }
        guard let scheme = ["https://", "http://", "mailto:"].first(where: { hasPrefix($0, begin) }) else { return }
        var end = begin + scheme.utf8.count
        let first = end
        while let next = byte(end), next > 32, !"<>\"`".utf8.contains(next), linkEnds[end] == nil { end += 1 }
        // A stop behind it ends the sentence; a bracket only where it was opened before the address.
        while end > first, let last = byte(end - 1) {
            let isBracket = last == UInt8(ascii: ")") && !bytes[first..<end].contains(UInt8(ascii: "("))
            guard ".,;:!?'*_~".utf8.contains(last) || isBracket else { break }
            end -= 1
        }
        guard end > first else { return }
        add(.link(String(decoding: bytes[begin..<end], as: UTF8.self)), begin..<end)
        at = end
    }

    private func hasPrefix(_ prefix: String, _ from: Int) -> Bool {
        bytes[from...].starts(with: prefix.utf8)
    }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        byte > 32 && byte < 127 && !(isWord(byte) && byte != UInt8(ascii: "_"))
    }
}
