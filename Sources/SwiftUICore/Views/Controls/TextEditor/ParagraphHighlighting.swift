import Foundation

/// The styling of one editor's paragraphs.
@MainActor
protocol TextHighlighting: AnyObject {
    /// The paragraphs still to be looked at.
    var hasWork: Bool { get }
    func reset(lineCount: Int)
    func linesDidChange(_ change: TextLinesChange)
    /// Styles as many paragraphs as it may, the first ones first.
    func work(on editor: any TextEditorWidget, looks: TextLooks, atMost count: Int)
}

/// Knows which paragraphs of an editor may look otherwise than the highlighter wants, and brings them up to date.
final class ParagraphHighlighting<H: GtkTextHighlighter>: TextHighlighting {
    private let highlighter: H
    /// What each paragraph has left to the next; nil before it was looked at.
    private var contexts: [H.Context?] = []
    private var stale = IndexSet()

    /// A paragraph that is longer is no prose, and would make each key slow.
    private let longest = 20_000

    init(_ highlighter: H) {
        self.highlighter = highlighter
    }

    var hasWork: Bool { !stale.isEmpty }

    func reset(lineCount: Int) {
        contexts = Array(repeating: nil, count: lineCount)
        stale = IndexSet(integersIn: 0..<lineCount)
    }

    func linesDidChange(_ change: TextLinesChange) {
        let end = change.first + change.removed
        guard end <= contexts.count else { return }
        let difference = change.inserted - change.removed
        // The last line of the change keeps what it has left, so that the next one is looked at only if that changes.
        let last = contexts[end - 1]
        contexts.replaceSubrange(
            change.first..<end, with: repeatElement(nil, count: change.inserted - 1) + [last])
        if difference != 0 { stale.shift(startingAt: end, by: difference) }
        stale.insert(integersIn: change.first..<(change.first + change.inserted))
    }

    func work(on editor: any TextEditorWidget, looks: TextLooks, atMost count: Int) {
        for _ in 0..<count {
            guard let line = stale.first else { return }
            stale.remove(line)
            guard line < contexts.count else { continue }
            var context = (line == 0 ? nil : contexts[line - 1]) ?? highlighter.initialContext
            let text = editor.line(line)
            let spans = text.utf8.count > longest ? [] : highlighter.spans(in: text, context: &context)
            editor.setSpans(looks.spans(spans, in: text), ofLine: line)
            if contexts[line] != context {
                contexts[line] = context
                if line + 1 < contexts.count { stale.insert(line + 1) }
            }
        }
    }
}
