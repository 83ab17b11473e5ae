import Testing

@testable import TagwerkModel

/// In these texts `|` is the caret, or one stands at each end of what is selected.
struct MarkdownTypingTests {
    private func parse(_ marked: String) -> (text: String, selection: Range<Int>) {
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map { $0.utf8.count }
        let end = parts.count > 2 ? parts[0] + parts[1] : parts[0]
        return (marked.replacing("|", with: ""), parts[0]..<end)
    }

    private func show(_ edit: MarkdownEdit, in text: String) -> String {
        var result = edit.applied(to: text)
        let selection = edit.selection
        if !selection.isEmpty { result.insert("|", at: result.index(atOffset: selection.upperBound)) }
        result.insert("|", at: result.index(atOffset: selection.lowerBound))
        return result
    }

    /// Presses a key in a text and returns what an editor then shows.
    private func type(_ letter: String, into marked: String) -> String {
        let (text, selection) = parse(marked)
        let key = letter == "\n" ? MarkdownTyping.onReturn : MarkdownTyping.onTab
        let caret = selection.lowerBound + letter.utf8.count
        return show(key(text, selection) ?? MarkdownEdit(selection, letter, selecting: caret..<caret), in: text)
    }

    @Test(
        "Return goes on with a list, and ends it at an item without words",
        arguments: [
            ("- tea|", "- tea\n- |"), ("- te|a", "- te\n- |a"), ("* tea|", "* tea\n* |"), ("9. tea|", "9. tea\n10. |"),
            ("  - [x] tea|", "  - [x] tea\n  - [ ] |"), ("> said|", "> said\n> |"), ("a\n- |", "a\n|"),
            ("a\n- [ ] |\nb", "a\n|\nb"), ("tea|", "tea\n|"), ("|- tea", "\n|- tea"), ("> |", "|"),
            ("- |tea|", "- \n|"), ("```\n- tea|", "```\n- tea\n|"), ("# Title|", "# Title\n|"),
        ])
    func returnKey(_ before: String, _ after: String) {
        #expect(type("\n", into: before) == after)
    }

    @Test("Lines that end as on other systems end as in the editor")
    func lineEnds() {
        #expect("a\r\nb\rc\u{2029}d\ne — é".withPlainLineEnds == "a\nb\nc\nd\ne — é")
    }

    @Test(
        "Tab moves the items of a list in, and is a tab elsewhere",
        arguments: [
            ("- tea|", "  - tea|"), ("- t|ea", "  - t|ea"), ("1. tea|", "   1. tea|"), ("tea|", "tea\t|"),
            ("- |a\n- b|\nc", "|  - a\n  - b|\nc"), ("- |tea|", "- \t|"),
        ])
    func tab(_ before: String, _ after: String) {
        #expect(type("\t", into: before) == after)
    }

    @Test(
        "Shift and Tab move items out",
        arguments: [
            ("  - tea|", "- tea|"), ("\t- t|ea", "- t|ea"), ("tea|", "tea|"), (" - |a\n   1. b|", "|- a\n1. b|"),
        ])
    func outdent(_ before: String, _ after: String) {
        let (text, selection) = parse(before)
        #expect(show(MarkdownFormat.outdented(text, selection), in: text) == after)
    }

    @Test(
        "Marks of emphasis come and go",
        arguments: [
            (MarkdownFormat.Emphasis.bold, "a |b| c", "a **|b|** c"), (.bold, "a **|b|** c", "a |b| c"),
            (.bold, "|**b**|", "|b|"), (.italic, "**|b|**", "***|b|***"), (.italic, "***|b|***", "**|b|**"),
            (.bold, "***|b|***", "*|b|*"), (.italic, "*|b|*", "|b|"), (.bold, "a|", "a**|**"), (.bold, "a**|**", "a|"),
            (.code, "|ä|", "`|ä|`"), (.strikethrough, "~~|x|~~", "|x|"),
        ])
    func emphasis(_ emphasis: MarkdownFormat.Emphasis, _ before: String, _ after: String) {
        let (text, selection) = parse(before)
        #expect(show(MarkdownFormat.toggled(emphasis, in: text, selection), in: text) == after)
    }

    @Test(
        "Lines become headings, lists and quotes, and plain lines again",
        arguments: [
            (MarkdownFormat.Block.heading(2), "te|a", "## te|a"), (.heading(2), "## te|a", "te|a"),
            (.heading(1), "## te|a", "# te|a"), (.bulletList, "te|a", "- te|a"), (.checkList, "- te|a", "- [ ] te|a"),
            (.bulletList, "- [x] te|a", "- te|a"), (.quote, "te|a", "> te|a"), (.quote, "> te|a", "te|a"),
            (.numberedList, "|a\n\nb|", "|1. a\n\n2. b|"), (.bulletList, "|- a\n- b|", "|a\nb|"),
        ])
    func blocks(_ block: MarkdownFormat.Block, _ before: String, _ after: String) {
        let (text, selection) = parse(before)
        #expect(show(MarkdownFormat.toggled(block, in: text, selection), in: text) == after)
    }

    @Test(
        "A check box changes over, and a line without one gets one",
        arguments: [
            ("- [ ] te|a", "- [x] te|a"), ("- [X] te|a", "- [ ] te|a"), ("x\n- tea|", "x\n- [ ] tea|"),
            ("tea|", "- [ ] tea|"),
        ])
    func checkBox(_ before: String, _ after: String) {
        let (text, selection) = parse(before)
        #expect(show(MarkdownFormat.toggledCheckBox(in: text, around: selection), in: text) == after)
    }

    @Test(
        "A link is made of words or of an address",
        arguments: [("a |b| c", "a [b](|) c"), ("|", "[](|)"), ("|https://a.b|", "[|](https://a.b)")])
    func link(_ before: String, _ after: String) {
        let (text, selection) = parse(before)
        #expect(show(MarkdownFormat.link(in: text, selection), in: text) == after)
    }
}
