import Testing

@testable import TagwerkModel

struct MarkdownScannerTests {
    /// The parts of a line, each as its kind and its words.
    private func parts(_ line: String, _ context: MarkdownContext = MarkdownContext()) -> [String] {
        var context = context
        return MarkdownScanner.spans(in: line, context: &context).filter { $0.kind != .mark }
            .map { "\(name($0.kind)) \(line[line.range($0.range)])" }
    }

    private func name(_ kind: MarkdownSpan.Kind) -> String {
        switch kind {
        case .heading(let level): "h\(level)"
        case .bold: "bold"
        case .italic: "italic"
        case .strikethrough: "strike"
        case .code: "code"
        case .codeBlock: "block"
        case .quote: "quote"
        case .finished: "finished"
        case .mark: "mark"
        case .listMark: "list"
        case .checkBox(let isOn): isOn ? "on" : "off"
        case .link(let target): "link<\(target)>"
        case .tag: "tag"
        }
    }

    @Test(
        "The parts of a line are found",
        arguments: [
            ("# Title", ["h1 # Title"]), ("###### Six", ["h6 ###### Six"]), ("####### Seven", []),
            ("#NoSpace", ["tag #NoSpace"]),
            ("a **b** c", ["bold b"]), ("a *b* c", ["italic b"]), ("__b__ _i_", ["bold b", "italic i"]),
            ("***both***", ["bold both", "italic **both**"]), ("**a *b* c**", ["italic b", "bold a *b* c"]),
            ("~~gone~~ ~one~", ["strike gone"]), ("snake_case_name", []), ("2 * 3 * 4", []), ("**open", []),
            ("`a*b*c`", ["code a*b*c"]), ("``a`b``", ["code a`b"]), ("\\*no\\*", []),
            ("- item", ["list -"]), ("12. item", ["list 12."]), ("-no", []),
            ("- [ ] todo", ["list -", "off [ ]"]), ("  * [x] done", ["list *", "finished done", "on [x]"]),
            ("> words", ["quote words"]), ("> > - a", ["quote - a", "list -"]), ("---", []), ("* * *", []),
            ("see [Segler](https://a.b/c_(d)) now", ["link<https://a.b/c_(d)> Segler"]),
            ("![alt](p.png \"t\")", ["link<p.png> alt"]), ("[no link] (x)", []),
            ("at https://a.b/c_d_e.", ["link<https://a.b/c_d_e> https://a.b/c_d_e"]),
            ("(see http://a.b)", ["link<http://a.b> http://a.b"]), ("xhttps://a.b", []),
            ("#einkauf und #größe/klein, #1 #2026-x a#b", ["tag #einkauf", "tag #größe/klein", "tag #2026-x"]),
            ("**fett [link](u)**", ["link<u> link", "bold fett [link](u)"]), ("", []), ("跑步 **每天** ok", ["bold 每天"]),
        ])
    func line(_ line: String, _ expected: [String]) {
        #expect(parts(line) == expected)
    }

    @Test("A block of code goes from its fence to the next one of the same kind")
    func codeBlock() {
        var context = MarkdownContext()
        let lines = ["```swift", "**no**", "", "~~~", "``", "```", "", "**yes**", "~~~~", "```", "~~~~", "```a```"]
        let kinds = lines.map { line in
            MarkdownScanner.spans(in: line, context: &context).contains { $0.kind == .codeBlock }
        }
        #expect(kinds == [true, true, true, true, true, true, false, false, true, true, true, false])
        #expect(!context.isCode)
    }

    @Test("Every place of every part is within its line and on a letter's border, whatever the line")
    func strangeLines() {
        let pieces = [
            "*", "**", "_", "`", "[", "](", ")", "#", "~~", "ä", "跑", "👩‍👩‍👧", "\\", " ", "- ", "> ", "[x]", "https://",
            "a", "1.",
        ]
        var random = SystemRandomNumberGenerator()
        for _ in 0..<3_000 {
            let line = (0..<Int.random(in: 0..<14, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            .joined()
            var context = MarkdownContext()
            for span in MarkdownScanner.spans(in: line, context: &context) {
                #expect(span.range.lowerBound >= 0 && span.range.upperBound <= line.utf8.count, "\(line)")
                let start = line.index(atOffset: span.range.lowerBound)
                let end = line.index(atOffset: span.range.upperBound)
                #expect(start.samePosition(in: line.unicodeScalars) != nil, "\(line)")
                #expect(end.samePosition(in: line.unicodeScalars) != nil, "\(line)")
            }
        }
    }

    @Test("A line of nothing but marks is scanned without trying all ways")
    func marksOnly() {
        for mark in ["*", "_", "[", "`", "~~", "[](", "*a", "**a_"] {
            let line = String(repeating: mark, count: 20_000 / mark.utf8.count)
            var context = MarkdownContext()
            _ = MarkdownScanner.spans(in: line, context: &context)
        }
    }
}
