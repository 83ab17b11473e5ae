import SwiftUI
import TagwerkModel

/// An open note: its title, its text, and what can be done with it. What is typed is saved by itself.
struct NotePage: View {
    let desk: NoteDesk
    let id: NoteSummary.ID

    @State private var document: NoteDocument
    @State private var cursor = NoteCursor()
    /// Whether its user has just saved it from the sheet for new notes, and goes on writing.
    @State private var isNew: Bool

    init(desk: NoteDesk, id: NoteSummary.ID) {
        self.desk = desk
        self.id = id
        _document = State(initialValue: desk.notes.open(id))
        _isNew = State(initialValue: desk.justAdded == id)
    }

    var body: some View {
        let note = desk.notes.note(id)
        NotePageContent(desk: desk, note: note, document: document, editing: editing, beginning: isNew ? .text : nil)
            .modifier(NoteTitle(document: document))
            .toolbar {
                if let note {
                    if !note.isTrashed, document.fault == nil {
                        ToolbarItem(placement: .primaryAction) {
                            NoteFormatMenu(editing: editing)
                                .disabled(!document.isEditable)
                        }
                    }
                    ToolbarItem(placement: .primaryAction) {
                        Menu("Note Options", systemImage: "ellipsis") {
                            // It is saved by itself, but hands know the key.
                            Button("Save Now", systemImage: "square.and.arrow.down") { desk.save(document) }
                                .keyboardShortcut("s")
                                .disabled(!document.isEditable || note.isTrashed)
                            NoteMenuItems(note: note, desk: desk)
                        }
                    }
                }
            }
            // Before the first picture: the editor begins there.
            .onChange(of: desk.query, initial: true) { editing.selectFirstHit(of: desk.notes.hits(of: desk.query)) }
            .onAppear {
                guard isNew else { return }
                editing.moveToEnd()
                desk.didShowAddedNote()
            }
            .onDisappear { document.save() }
    }

    private var editing: NoteEditing {
        NoteEditing(
            text: isEditable ? Bindable(document).text : .constant(document.text), cursor: cursor,
            isEditable: isEditable)
    }

    private var isEditable: Bool { document.isEditable && desk.notes.note(id)?.isTrashed == false }
}

/// The title bar shows the title while it is typed.
private struct NoteTitle: ViewModifier {
    let document: NoteDocument

    func body(content: Content) -> some View {
        let heading = document.heading
        content
            .navigationTitle(heading.isEmpty ? Text("Untitled") : Text(verbatim: heading))
            .navigationBarTitleDisplayMode(.inline)
    }
}
