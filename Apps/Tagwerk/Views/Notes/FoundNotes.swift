import SwiftUI
import TagwerkModel

/// The notes in which what is sought was found.
struct FoundNotes: View {
    @Bindable var desk: NoteDesk
    let list: NoteList

    var body: some View {
        let notes = desk.notes.list(list, matching: desk.query)
        if notes.isEmpty {
            ContentUnavailableView.search(text: desk.query)
        } else {
            List(notes, selection: $desk.selection) { note in
                FoundNoteRow(note: note, desk: desk)
                    .noteActions(note, desk: desk)
            }
        }
    }
}

/// A row that shows where what is sought stands.
private struct FoundNoteRow: View {
    let note: NoteSummary
    let desk: NoteDesk

    var body: some View {
        let excerpt = desk.notes.excerpt(of: note.id, matching: desk.query)
        NoteRow(
            note: note, today: desk.store.today,
            title: note.title.isEmpty
                ? nil : HitText(note.title, desk.notes.ranges(of: desk.query, in: note.title)).text,
            excerpt: HitText(excerpt.text, excerpt.ranges).text)
    }
}
