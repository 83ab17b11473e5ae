import SwiftUI
import TagwerkModel

/// The editor of a note's text, which styles its Markdown.
struct NoteTextEditor: View {
    let editing: NoteEditing
    let hits: SearchHits?

    var body: some View {
        TextEditor(text: editing.text, selection: editing.selection)
            .markdownStyling(hits: hits, isEditable: editing.isEditable)
            .environment(\.openURL, OpenURLAction { editing.open($0) })
            .onKeyPress(keys: [.tab, .return]) { press in
                guard editing.isEditable else { return .ignored }
                switch (press.key, press.modifiers.subtracting(.capsLock)) {
                case (.return, []): return editing.returnKey() ? .handled : .ignored
                case (.tab, []): return editing.tabKey() ? .handled : .ignored
                case (.tab, .shift): editing.outdent()
                case (.return, .command): editing.toggleCheckBox()
                default: return .ignored
                }
                return .handled
            }
            .accessibilityLabel("Text")
    }
}
