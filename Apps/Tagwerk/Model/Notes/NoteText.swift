/// What a list and a title bar show of a note's text.
package enum NoteText {
    private static let longestTitle = 200
    private static let longestExcerpt = 240

    /// The title from its field, or else the first line with something to see, without Markdown's marks.
    package static func title(_ title: String, text: String) -> String {
        let typed = line(title)
        return typed.isEmpty ? firstLine(of: text)?.words ?? "" : typed
    }

    /// The beginning of the text after the line that is its title.
    package static func excerpt(title: String, text: String) -> String {
        var rest = text[...]
        if line(title).isEmpty, let first = firstLine(of: text) { rest = text[first.end...] }
        var excerpt = ""
        while excerpt.count < longestExcerpt, let next = firstLine(of: rest) {
            excerpt += (excerpt.isEmpty ? "" : " ") + next.words
            rest = rest[next.end...]
        }
        return String(excerpt.prefix(longestExcerpt))
    }

    /// The part of a text that begins a few words before a place, an offset in UTF-8.
    static func excerpt(of text: String, around place: Int) -> String {
        let utf8 = text.utf8
        let hit = utf8.index(utf8.startIndex, offsetBy: place).samePosition(in: text.unicodeScalars) ?? text.startIndex
        var start = hit
        var length = 0
        while start > text.startIndex, length < lead {
            let before = text.index(before: start)
            if text[before].isNewline { break }
            start = before
            length += 1
        }
        let isCut = length == lead
        // Begin with a whole word where there is one.
        if isCut, let space = text[start..<hit].firstIndex(where: \.isWhitespace) { start = space }
        let words = excerpt(title: "-", text: String(text[start...].prefix(2 * longestExcerpt)))
        return isCut ? "… " + words : words
    }

    private static let lead = 40

    private static func line(_ text: String) -> String {
        String(text.prefix(longestTitle)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The first line with something to see, and where it ends.
    private static func firstLine(of text: some StringProtocol) -> (words: String, end: String.Index)? {
        var start = text.startIndex
        while start < text.endIndex {
            let end = text[start...].firstIndex(where: \.isNewline) ?? text.endIndex
            // A line may be as long as the whole note.
            let words = line(MarkdownMarks.removed(from: String(text[start..<end].prefix(2 * longestTitle))))
            if !words.isEmpty { return (words, end) }
            start = end < text.endIndex ? text.index(after: end) : end
        }
        return nil
    }
}
