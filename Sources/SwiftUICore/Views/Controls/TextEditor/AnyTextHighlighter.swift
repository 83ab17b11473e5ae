/// A highlighter of any type.
struct AnyTextHighlighter: EngineComparable {
    private let isSame: @MainActor (Any) -> Bool
    private let base: Any
    /// Begins to style an editor.
    let makeHighlighting: @MainActor () -> any TextHighlighting

    init<H: GtkTextHighlighter>(_ highlighter: H) {
        base = highlighter
        isSame = { ($0 as? H) == highlighter }
        makeHighlighting = { ParagraphHighlighting(highlighter) }
    }

    static func isSameInput(_ old: AnyTextHighlighter, _ new: AnyTextHighlighter) -> Bool {
        old.isSame(new.base)
    }
}
