import SwiftUI
import TagwerkModel

/// Changes a note's text as its user's keys and commands ask for.
@MainActor
struct NoteEditing {
    let text: Binding<String>
    let cursor: NoteCursor
    /// False where the text can be read and selected only; its binding is a constant then.
    var isEditable = true

    var selection: Binding<TextSelection?> {
        Binding {
            cursor.selection
        } set: {
            cursor.selection = $0
        }
    }

    func toggle(_ emphasis: MarkdownFormat.Emphasis) {
        perform { MarkdownFormat.toggled(emphasis, in: $0, $1) }
    }

    func toggle(_ block: MarkdownFormat.Block) {
        perform { MarkdownFormat.toggled(block, in: $0, $1) }
    }

    func toggleCheckBox() {
        perform { MarkdownFormat.toggledCheckBox(in: $0, around: $1) }
    }

    func addLink() {
        perform { MarkdownFormat.link(in: $0, $1) }
    }

    func indent() {
        perform { MarkdownFormat.indented($0, $1) }
    }

    func outdent() {
        perform { MarkdownFormat.outdented($0, $1) }
    }

    /// Goes on with a list where Return was pressed in one; false where Return does what it does in any text. Of what
    /// was typed only the key tells it from a line break that was pasted, or came back by undo.
    func returnKey() -> Bool { performIfAny(MarkdownTyping.onReturn) }

    /// Moves the items of a list in; false where Tab does what it does in any text.
    func tabKey() -> Bool { performIfAny(MarkdownTyping.onTab) }

    /// The text as the editor has it: the cursor's places are in that.
    private var edited: String { text.wrappedValue.withPlainLineEnds }

    private func performIfAny(_ make: (String, Range<Int>) -> MarkdownEdit?) -> Bool {
        let old = edited
        guard let edit = make(old, cursor.offsets(in: old)) else { return false }
        apply(edit, to: old)
        return true
    }

    private func perform(_ make: (String, Range<Int>) -> MarkdownEdit) {
        let old = edited
        apply(make(old, cursor.offsets(in: old)), to: old)
    }

    private func apply(_ edit: MarkdownEdit, to old: String) {
        let new = edit.applied(to: old)
        text.wrappedValue = new
        cursor.select(edit.selection, in: new)
    }

    /// Selects the first place of what is sought, which the editor then shows.
    func selectFirstHit(of hits: SearchHits?) {
        if let hit = hits?.firstRange(in: edited) { cursor.selection = TextSelection(range: hit) }
    }

    func moveToEnd() {
        let text = edited
        cursor.select(text.utf8.count..<text.utf8.count, in: text)
    }

    /// Opens what an editor's links lead to; the mark of a check box is one.
    func open(_ url: URL) -> OpenURLAction.Result {
        if url == NoteAddress.checkBox {
            toggleCheckBox()
            return .handled
        }
        let schemes: Set = ["http", "https", "mailto"]
        return schemes.contains(url.scheme?.lowercased() ?? "") ? .systemAction : .discarded
    }
}
