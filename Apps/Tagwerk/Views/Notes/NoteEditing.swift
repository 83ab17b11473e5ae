import SwiftUI
import TagwerkModel

/// Changes a note's text as its user's keys and commands ask for.
@MainActor
struct NoteEditing {
    let text: Binding<String>
    let cursor: NoteCursor

    /// The text for an editor: what is typed into it goes on with lists by itself.
    var typed: Binding<String> {
        Binding {
            text.wrappedValue
        } set: { new in
            let old = text.wrappedValue
            let caret = cursor.offsets(in: old).lowerBound
            guard let change = TypedChange(from: old, to: new, at: caret),
                let consequence = MarkdownTyping.consequence(of: change, from: old, to: new)
            else {
                text.wrappedValue = new
                return
            }
            apply(consequence, to: new)
        }
    }

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

    private func perform(_ make: (String, Range<Int>) -> MarkdownEdit) {
        let old = text.wrappedValue
        apply(make(old, cursor.offsets(in: old)), to: old)
    }

    private func apply(_ edit: MarkdownEdit, to old: String) {
        let new = edit.applied(to: old)
        text.wrappedValue = new
        cursor.select(edit.selection, in: new)
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
