import SwiftUI

/// Takes the last change back and does it again, in the menu of every screen and by its keys. Where no window with the data
/// has the focus, such as in the preferences, there is nothing to take back.
struct UndoButtons: View {
    @FocusedValue(UndoNotice.self) private var notice

    var body: some View {
        Button("Undo", systemImage: "arrow.uturn.backward") { notice?.undo() }
            .keyboardShortcut("z")
            .disabled(notice?.canUndo != true)
        Button("Redo", systemImage: "arrow.uturn.forward") { notice?.redo() }
            .keyboardShortcut("z", modifiers: [.command, .shift])
            .disabled(notice?.canRedo != true)
    }
}
