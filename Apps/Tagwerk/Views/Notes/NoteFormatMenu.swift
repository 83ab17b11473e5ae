import SwiftUI
import TagwerkModel

/// What Markdown can do with the selected words and lines.
struct NoteFormatMenu: View {
    let editing: NoteEditing

    var body: some View {
        Menu("Format", systemImage: "textformat") {
            Section {
                Button("Bold", systemImage: "bold") { editing.toggle(.bold) }
                    .keyboardShortcut("b")
                Button("Italic", systemImage: "italic") { editing.toggle(.italic) }
                    .keyboardShortcut("i")
                Button("Strikethrough", systemImage: "strikethrough") { editing.toggle(.strikethrough) }
                Button("Code", systemImage: "chevron.left.forwardslash.chevron.right") { editing.toggle(.code) }
                Button("Link", systemImage: "link", action: editing.addLink)
                    .keyboardShortcut("k")
            }
            Section {
                ForEach(1...3, id: \.self) { level in
                    Button("Heading \(String(level))") { editing.toggle(.heading(level)) }
                        .keyboardShortcut(KeyEquivalent(Character("\(level)")))
                }
                Button("Quote", systemImage: "text.quote") { editing.toggle(.quote) }
            }
            Section {
                Button("Bulleted List", systemImage: "list.bullet") { editing.toggle(.bulletList) }
                Button("Numbered List", systemImage: "list.number") { editing.toggle(.numberedList) }
                Button("Checklist", systemImage: "checklist") { editing.toggle(.checkList) }
                Button("Check Off", systemImage: "checkmark.square", action: editing.toggleCheckBox)
                    .keyboardShortcut(.return)
                Button("Indent", systemImage: "increase.indent", action: editing.indent)
                    .keyboardShortcut("]")
                Button("Outdent", systemImage: "decrease.indent", action: editing.outdent)
                    .keyboardShortcut("[")
            }
        }
    }
}
