import SwiftUI
import TagwerkModel

/// The first screen: today's habits, and the way to everything else.
struct HabitListView: View {
    let store: HabitStore
    /// Opens the data itself where only a copy is shown.
    let reopen: @MainActor () -> Void

    @State private var path: [Habit.ID] = []
    @State private var isAdding = false
    @State private var deletion: UndoEntry?
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        NavigationStack(path: $path) {
            HabitList(store: store, reopen: reopen, add: { isAdding = true }, delete: delete)
                .navigationTitle("Habits")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("New Habit", systemImage: "plus") { isAdding = true }
                            .keyboardShortcut("n")
                            .disabled(store.isReadOnly)
                    }
                    ToolbarItem(placement: .primaryAction) {
                        Menu("Main Menu", systemImage: "line.3.horizontal") { undoButtons }
                    }
                }
                .navigationDestination(for: Habit.ID.self) { id in
                    HabitDetailView(store: store, id: id, undoButtons: undoButtons) { delete([id]) }
                }
        }
        .overlay(alignment: .bottom) {
            UndoBar(entry: $deletion, undo: undo)
        }
        .sheet(isPresented: $isAdding) {
            NewHabitView(store: store)
        }
        .alert(for: store, isActive: !isAdding)
        .task { store.backUp() }
        // A clock that was set back and another zone are seen at once by who comes back to the window.
        .onChange(of: scenePhase) { _, phase in
            if phase == .active { store.refreshToday() }
        }
    }

    private var undoButtons: UndoButtons {
        UndoButtons(store: store) { deletion = nil }
    }

    private func delete(_ ids: Set<Habit.ID>) {
        withAnimation {
            deletion = store.delete(ids) ? store.undoEntry : nil
        }
    }

    private func undo(_ entry: UndoEntry) {
        withAnimation {
            store.undo(entry.id)
            deletion = nil
        }
    }
}
