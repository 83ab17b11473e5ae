import Foundation

/// What an editor of several lines has beyond its text: a selection that a program can set, styled paragraphs, links.
@MainActor
final class TextEditing {
    private let graph: Graph
    private weak var editor: (any TextEditorWidget)?
    private var highlighter: AnyTextHighlighter?
    private var highlighting: (any TextHighlighting)?
    private var looks: TextLooks?
    private var isWorkScheduled = false
    /// What the binding had when it was last looked at: only another value moves the caret.
    private var knownSelection: TextSelection?
    private var wantedSelection: Range<Int>?
    /// The program's own idea of the selection, where it has one.
    var selection: Binding<TextSelection?>?
    var openLink: @MainActor (URL) -> Void = { _ in }

    /// How many paragraphs are styled with a change itself, and with each later step: few enough for a frame.
    static let atOnce = 150
    private static let pause = 0.01

    init(graph: Graph) {
        self.graph = graph
    }

    func attach(_ widget: any TextEditorWidget) {
        editor = widget
        widget.linesChanged = { [weak self] in self?.linesDidChange($0) }
        widget.selectionChanged = { [weak self] in self?.selectionDidChange($0) }
        widget.linkOpened = { [weak self] in self?.openLink($0) }
        highlighting?.reset(lineCount: widget.lineCount)
    }

    // MARK: Looks

    /// True where paragraphs are to be styled.
    func setHighlighter(_ new: AnyTextHighlighter?, in context: TextResolutionContext) -> Bool {
        let isSame =
            switch (highlighter, new) {
            case (nil, nil): true
            case (let old?, let new?): AnyTextHighlighter.isSameInput(old, new)
            default: false
            }
        if isSame {
            guard new != nil, looks?.update(context) == true else { return false }
        } else {
            highlighter = new
            highlighting = new?.makeHighlighting()
            looks = new.map { _ in TextLooks(in: context) }
        }
        guard let editor else { return false }
        editor.removeSpans()
        highlighting?.reset(lineCount: editor.lineCount)
        return true
    }

    private func linesDidChange(_ change: TextLinesChange) {
        highlighting?.linesDidChange(change)
        work()
    }

    /// Styles some of the paragraphs that need it, and the others soon.
    func work() {
        guard let highlighting, let looks, let editor, highlighting.hasWork else { return }
        highlighting.work(on: editor, looks: looks, atMost: Self.atOnce)
        guard highlighting.hasWork, !isWorkScheduled else { return }
        isWorkScheduled = true
        graph.backend.call(after: Self.pause) { [weak self] in
            self?.isWorkScheduled = false
            self?.work()
        }
    }

    // MARK: Selection

    private func selectionDidChange(_ range: Range<Int>) {
        // What the program has just set is not there yet, and wins over where the caret was.
        guard let selection, let editor, selection.wrappedValue == knownSelection else { return }
        let text = editor.text
        func index(_ offset: Int) -> String.Index {
            text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
        }
        let new = TextSelection(range: index(range.lowerBound)..<index(range.upperBound))
        guard new != knownSelection else { return }
        knownSelection = new
        selection.wrappedValue = new
    }

    /// Takes over a selection in `text` that a program has set; true where it is to be committed.
    func setSelection(_ new: TextSelection?, in text: String) -> Bool {
        guard new != knownSelection else { return false }
        knownSelection = new
        guard let bounds = new?.bounds else { return false }
        let length = text.utf8.count
        func offset(_ index: String.Index) -> Int {
            min(text.utf8.distance(from: text.startIndex, to: min(index, text.endIndex)), length)
        }
        wantedSelection = offset(bounds.lowerBound)..<offset(bounds.upperBound)
        return true
    }

    /// Moves the caret where a program wants it, once its text is there.
    func commitSelection() {
        guard let wanted = wantedSelection, let editor else { return }
        wantedSelection = nil
        if editor.selection != wanted { editor.select(wanted) }
    }
}
