import SwiftUI
import TagwerkModel

/// An earlier text of a note.
struct NoteVersionPage: View {
    let desk: NoteDesk
    let id: NoteSummary.ID
    let version: NoteVersion
    let close: @MainActor () -> Void

    var body: some View {
        let content = desk.notes.content(of: version)
        VStack(alignment: .leading, spacing: 8) {
            if let content, !content.title.isEmpty {
                Text(verbatim: content.title)
                    .font(.title2.bold())
                    .textSelection(.enabled)
                    .padding(.horizontal, 20)
            }
            TextEditor(text: .constant(content?.text ?? ""))
                .markdownStyling(isEditable: false)
                .padding(.horizontal, 14)
                .accessibilityLabel("Text")
        }
        .padding(.top, 12)
        .navigationTitle(Text(version.writtenAt, format: .dateTime.day().month().hour().minute()))
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Restore", action: restore)
                    .disabled(content == nil || desk.store.isReadOnly)
                    .shrinksInBar(to: 230)
            }
        }
    }

    private func restore() {
        desk.notes.saveOpenNotes()
        if desk.notes.restore(version, of: id) { close() }
    }
}
