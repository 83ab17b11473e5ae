import SwiftUI
import TagwerkModel

extension View {
    /// Gives a row what can be done with its note: by swipe, menu and drag.
    func noteActions(_ note: NoteSummary, desk: NoteDesk) -> some View {
        modifier(NoteActions(note: note, desk: desk))
    }
}

private struct NoteActions: ViewModifier {
    let note: NoteSummary
    let desk: NoteDesk

    func body(content: Content) -> some View {
        content
            .swipeActions(edge: .leading) {
                if !note.isTrashed {
                    Button(note.isPinned ? "Unpin" : "Pin", systemImage: note.isPinned ? "pin.slash" : "pin") {
                        desk.setPinned(!note.isPinned, note.id)
                    }
                    .tint(.orange)
                } else {
                    Button("Restore", systemImage: "arrow.uturn.backward") { desk.restore([note.id]) }
                        .tint(.blue)
                }
            }
            .contextMenu { NoteMenuItems(note: note, desk: desk) }
            .draggable(NoteTransfer(note, in: desk.notes))
    }
}
