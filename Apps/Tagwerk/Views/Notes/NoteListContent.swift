import SwiftUI
import TagwerkModel

/// The notes of the list, the ones that were found, or why there are none.
struct NoteListContent: View {
    @Bindable var desk: NoteDesk
    let list: NoteList

    var body: some View {
        if !desk.query.allSatisfy(\.isWhitespace) {
            FoundNotes(desk: desk, list: list)
        } else {
            let notes = desk.notes.list(list)
            if notes.isEmpty {
                NoNotes(desk: desk)
            } else {
                List(selection: $desk.selection) {
                    ForEach(notes) { note in
                        NoteRow(note: note, today: desk.store.today)
                            .noteActions(note, desk: desk)
                    }
                    .onDelete { offsets in
                        let ids = offsets.map { notes[$0].id }
                        if desk.scope == .trash { desk.deleteForGood(ids) } else { desk.delete(ids) }
                    }
                }
                .animation(.default, value: notes.map(\.id))
            }
        }
    }
}
