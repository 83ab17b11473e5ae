import SwiftUI
import TagwerkModel

/// The sheet for a new note. Save keeps it, Cancel discards it, after a question where there is something to lose.
///
/// A draft that is left in another way, such as by quitting, is there again when the sheet opens next.
struct NewNoteView: View {
    let desk: NoteDesk

    @State private var writing: DraftKeeper
    @State private var cursor = NoteCursor()
    @State private var isAsking = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.scenePhase) private var scenePhase

    init(desk: NoteDesk) {
        self.desk = desk
        _writing = State(initialValue: DraftKeeper(desk.store, link: desk.newLink))
    }

    var body: some View {
        @Bindable var writing = writing
        let editing = NoteEditing(text: $writing.text, cursor: cursor)
        NavigationStack {
            VStack(spacing: 0) {
                NoteFields(title: $writing.title, editing: editing, beginning: .title)
                DraftLinkView(link: $writing.link, store: desk.store)
            }
            .navigationTitle("New Note")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", action: cancel)
                        .keyboardShortcut(.cancelAction)
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .keyboardShortcut("s")
                        .disabled(writing.isBlank)
                }
            }
        }
        .interactiveDismissDisabled(!writing.isBlank)
        // The draft is there again at the next start.
        .presentationPreventsAppTermination(false)
        .confirmationDialog("Discard this note?", isPresented: $isAsking, titleVisibility: .visible) {
            Button("Discard", role: .destructive) {
                writing.discard()
                dismiss()
            }
            Button("Keep Writing", role: .cancel) {}
        } message: {
            Text("What you have written will be lost.")
        }
        .alert(for: desk.store)
        .onChange(of: scenePhase) { _, phase in
            if phase != .active { writing.keep(isLastChance: phase == .background) }
        }
        .onDisappear { writing.keep() }
    }

    private func cancel() {
        if writing.isBlank {
            writing.discard()
            dismiss()
        } else {
            isAsking = true
        }
    }

    private func save() {
        guard desk.add(writing.draft) else { return }
        writing.discard()
        dismiss()
    }
}
