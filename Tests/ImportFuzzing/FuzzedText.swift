#if DEBUG || FUZZ
@testable import TagwerkModel

/// What an editor and a search do with a text.
enum FuzzedText {
    static func write(_ text: String) {
        style(text)
        _ = (NoteText.title("", text: text), NoteText.excerpt(title: "", text: text), NoteTags.tags(in: text))
        let middle = text.index(text.startIndex, offsetBy: text.count / 2)
        let selection = text.offset(of: middle)..<text.utf8.count
        check(MarkdownTyping.onReturn(in: text, selection.lowerBound..<selection.lowerBound), in: text)
        check(MarkdownTyping.onTab(in: text, selection), in: text)
        for emphasis in MarkdownFormat.Emphasis.allCases {
            check(MarkdownFormat.toggled(emphasis, in: text, selection), in: text)
        }
        for block in [.heading(2), .bulletList, .numberedList, .checkList, .quote] as [MarkdownFormat.Block] {
            check(MarkdownFormat.toggled(block, in: text, selection), in: text)
        }
        check(MarkdownFormat.toggledCheckBox(in: text, around: selection), in: text)
        check(MarkdownFormat.indented(text, selection), in: text)
        check(MarkdownFormat.outdented(text, selection), in: text)
    }

    /// The words are found in the text if and only if the index of all texts says so.
    static func search(_ text: String) {
        let folding = SearchFolding()
        let typed = text.prefix { !$0.isNewline }
        let rest = String(text[typed.endIndex...])
        let query = SearchQuery(String(typed), folding)
        let ranges = query.ranges(in: rest, folding)
        precondition(ranges.isEmpty == !query.matchesAny(folding.fold(rest)), "Found if it is there")
        precondition(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }, "In order")
        _ = ranges.map { rest[$0] }
        guard let place = query.firstPlace(in: rest, folding) else { return }
        _ = NoteText.excerpt(of: rest, around: place)
    }

    private static func style(_ text: String) {
        var context = MarkdownContext()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            for span in MarkdownScanner.spans(in: line, context: &context) {
                precondition(span.range.upperBound <= line.utf8.count, "Within the line")
                _ = line[line.range(span.range)]
            }
        }
    }

    private static func check(_ edit: MarkdownEdit?, in text: String) {
        guard let edit else { return }
        let result = edit.applied(to: text)
        precondition(edit.selection.upperBound <= result.utf8.count, "The selection is in the text")
    }
}
#endif
