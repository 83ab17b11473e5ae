/// Just enough of Swift's grammar to look for words: where comments and strings are.
enum SwiftText {
    /// The names and attributes of a source text that stand outside comments and strings.
    static func words(of text: String) -> [Substring] {
        let code = withoutCommentsAndStrings(text)
        return code.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
    }

    /// The text with spaces for each comment; strings stay.
    static func withoutComments(_ text: String) -> String { blanked(text, strings: false) }

    /// The text with spaces for each comment and string.
    static func withoutCommentsAndStrings(_ text: String) -> String { blanked(text, strings: true) }

    private static func blanked(_ text: String, strings: Bool) -> String {
        var bytes = Array(text.utf8)
        var index = 0
        while index < bytes.count {
            let end = skipped(bytes, from: index)
            guard end > index else {
                index += 1
                continue
            }
            if strings || bytes[index] != quote {
                for place in index..<end where bytes[place] != newline { bytes[place] = space }
            }
            index = end
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")
    private static let slash = UInt8(ascii: "/")
    private static let star = UInt8(ascii: "*")
    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")

    /// Where the comment or string that begins at `start` ends; `start` if none does.
    private static func skipped(_ bytes: [UInt8], from start: Int) -> Int {
        let next = start + 1 < bytes.count ? bytes[start + 1] : 0
        switch (bytes[start], next) {
        case (slash, slash):
            return bytes[start...].firstIndex(of: newline) ?? bytes.count
        case (slash, star):
            return blockCommentEnd(bytes, from: start)
        case (quote, _):
            return stringEnd(bytes, from: start)
        default:
            return start
        }
    }

    private static func blockCommentEnd(_ bytes: [UInt8], from start: Int) -> Int {
        var depth = 0
        var index = start
        while index + 1 < bytes.count {
            if bytes[index] == slash, bytes[index + 1] == star {
                depth += 1
                index += 2
            } else if bytes[index] == star, bytes[index + 1] == slash {
                depth -= 1
                index += 2
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return bytes.count
    }

    private static func stringEnd(_ bytes: [UInt8], from start: Int) -> Int {
        let isMultiline = start + 2 < bytes.count && bytes[start + 1] == quote && bytes[start + 2] == quote
        var index = start + (isMultiline ? 3 : 1)
        while index < bytes.count {
            if bytes[index] == backslash {
                index += 2
            } else if bytes[index] == quote {
                guard isMultiline else { return index + 1 }
                if index + 2 < bytes.count, bytes[index + 1] == quote, bytes[index + 2] == quote { return index + 3 }
                index += 1
            } else if bytes[index] == newline, !isMultiline {
                return index
            } else {
                index += 1
            }
        }
        return bytes.count
    }
}
