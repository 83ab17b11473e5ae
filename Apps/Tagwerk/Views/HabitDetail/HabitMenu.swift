import SwiftUI
import TagwerkModel

/// The options of a habit.
struct HabitMenu: View {
    let habit: Habit
    let desk: HabitDesk
    let rename: @MainActor () -> Void
    let delete: @MainActor () -> Void

    var body: some View {
        Menu("Options", systemImage: "ellipsis") {
            Button("Edit", systemImage: "pencil") { desk.edit(habit.id) }
            Button("Rename", systemImage: "character.cursor.ibeam", action: rename)
            Button("Note", systemImage: "note.text") { desk.open(habit.id, focus: .note) }
            Button("New Linked Note", systemImage: "square.and.pencil") {
                desk.notes.write(linkedTo: NoteLink(habit: habit.id))
            }
            if habit.isArchived {
                Button("Take out of the Archive", systemImage: "tray.and.arrow.up") {
                    withAnimation { _ = desk.store.unarchive([habit.id]) }
                }
            } else {
                Button("Archive", systemImage: "archivebox") {
                    withAnimation { _ = desk.store.archive([habit.id]) }
                }
            }
            Button("Delete", systemImage: "trash", role: .destructive, action: delete)
        }
    }
}
