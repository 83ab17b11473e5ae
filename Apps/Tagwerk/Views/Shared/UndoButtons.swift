import SwiftUI
import TagwerkModel

/// Takes the last change back and does it again, in the menu of every screen and by its keys.
struct UndoButtons: View {
    let store: HabitStore

    @FocusedValue(UndoNotice.self) private var notice

    var body: some View {
        Button("Undo", systemImage: "arrow.uturn.backward") {
            withAnimation {
                let entry = store.undoEntry
                if store.undo() { notice?.show(entry) }
            }
        }
        .keyboardShortcut("z")
        .disabled(store.undoEntry == nil)
        Button("Redo", systemImage: "arrow.uturn.forward") {
            withAnimation {
                let entry = store.redoEntry
                if store.redo() { notice?.show(entry) }
            }
        }
        .keyboardShortcut("z", modifiers: [.command, .shift])
        .disabled(store.redoEntry == nil)
    }
}
