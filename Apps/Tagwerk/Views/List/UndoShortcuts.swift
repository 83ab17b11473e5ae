import SwiftUI
import TagwerkModel

/// The keys that take the last change back and do it again, on every screen.
struct UndoShortcuts: View {
    let store: HabitStore
    let didUndo: @MainActor () -> Void

    var body: some View {
        ZStack {
            Button("Undo") {
                withAnimation {
                    if store.undo() { didUndo() }
                }
            }
            .keyboardShortcut("z")
            .disabled(store.undoEntry == nil)
            Button("Redo") {
                withAnimation {
                    _ = store.redo()
                }
            }
            .keyboardShortcut("z", modifiers: [.command, .shift])
            .disabled(store.redoEntry == nil)
        }
        .hidden()
    }
}
