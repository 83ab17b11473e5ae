import SwiftUI
import TagwerkModel
import UIKit

/// What can be done with a note, in the menu of its row and of its page.
struct NoteMenuItems: View {
    let note: NoteSummary
    let desk: NoteDesk

    var body: some View {
        if note.isTrashed {
            Button("Restore", systemImage: "arrow.uturn.backward") { desk.restore([note.id]) }
                .disabled(desk.store.isReadOnly)
            Button("Delete for Good", systemImage: "trash", role: .destructive) { desk.deleteForGood([note.id]) }
                .disabled(desk.store.isReadOnly)
        } else {
            Button(note.isPinned ? "Unpin" : "Pin", systemImage: note.isPinned ? "pin.slash" : "pin") {
                desk.setPinned(!note.isPinned, note.id)
            }
            .disabled(desk.store.isReadOnly)
            Button("Copy as Markdown", systemImage: "doc.on.doc") {
                UIPasteboard.general.string = NoteTransfer(note, in: desk.notes).markdown
            }
            Button("Link to a Day or Habit…", systemImage: "link") { desk.sheet = .link(note.id) }
                .disabled(desk.store.isReadOnly)
            Button("Tags…", systemImage: "tag") { desk.changeTags(of: note.id) }
                .disabled(desk.store.isReadOnly)
            Button("Versions…", systemImage: "clock.arrow.circlepath") { desk.sheet = .versions(note.id) }
            Button("Move to Trash", systemImage: "trash", role: .destructive) { desk.delete([note.id]) }
                .disabled(desk.store.isReadOnly)
        }
    }
}
