import SwiftUI
import TagwerkModel

/// Says for a while what was done, and takes it back.
struct UndoBar: View {
    /// The change that the message speaks of; nil for none.
    let entry: UndoEntry?
    let store: HabitStore
    let takeBack: @MainActor () -> Void
    let forget: @MainActor () -> Void

    var body: some View {
        ZStack {
            if let entry, store.canUndo(entry.id) {
                MessageBar(
                    text: Text(LocalizedStringKey(entry.title)), action: "Undo", perform: takeBack, forget: forget
                )
                .id(entry.id)
                .transition(.move(edge: .bottom).combined(with: .opacity))
            }
        }
    }
}
