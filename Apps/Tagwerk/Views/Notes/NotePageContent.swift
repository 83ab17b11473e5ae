import SwiftUI
import TagwerkModel

/// The fields of an open note, or why there are none.
struct NotePageContent: View {
    let desk: NoteDesk
    let note: NoteSummary?
    let document: NoteDocument
    let editing: NoteEditing
    /// Where the caret is at first.
    let beginning: NoteFields.Field?

    var body: some View {
        if let fault = document.fault {
            ContentUnavailableView {
                Label("This Note Cannot Be Shown", systemImage: "exclamationmark.triangle")
            } description: {
                Text(LocalizedStringKey(fault.explanation))
            }
        } else {
            VStack(alignment: .leading, spacing: 0) {
                if let note, note.isTrashed { TrashNotice(note: note, desk: desk) }
                if let conflict = desk.conflict, conflict.concerns(document.id) {
                    ConflictNotice(conflict: conflict, desk: desk)
                }
                NoteFields(
                    title: editing.isEditable ? Bindable(document).title : .constant(document.title), editing: editing,
                    hits: desk.notes.hits(of: desk.query), beginning: beginning)
                if let note, !note.link.isEmpty || !note.addedTags.isEmpty { NoteDetails(note: note, desk: desk) }
            }
        }
    }
}
