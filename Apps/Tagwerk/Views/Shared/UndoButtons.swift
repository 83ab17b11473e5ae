import SwiftUI
import TagwerkModel

/// Takes the last change back and does it again, in the menu of every screen and by its keys.
struct UndoButtons: View {
    let store: HabitStore

    var body: some View {
        Button("Undo", systemImage: "arrow.uturn.backward") {
            withAnimation {
                _ = store.undo()
            }
        }
        .keyboardShortcut("z")
        .disabled(store.undoEntry == nil)
        Button("Redo", systemImage: "arrow.uturn.forward") {
            withAnimation {
                _ = store.redo()
            }
        }
        .keyboardShortcut("z", modifiers: [.command, .shift])
        .disabled(store.redoEntry == nil)
    }
}
