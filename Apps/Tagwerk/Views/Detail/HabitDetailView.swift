import SwiftUI
import TagwerkModel

/// The screen of one habit.
struct HabitDetailView: View {
    let store: HabitStore
    let id: Habit.ID
    let undoButtons: UndoButtons
    let delete: @MainActor () -> Void

    /// What a deleted habit was, shown until its screen has left.
    @State private var lastSeen: Habit?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        if let habit = store.habit(id) ?? lastSeen {
            HabitPage(habit: habit, store: store, undoButtons: undoButtons) {
                dismiss()
                delete()
            }
            .onChange(of: habit, initial: true) { lastSeen = habit }
            .onChange(of: store.habit(id) == nil) { _, isGone in
                if isGone { dismiss() }
            }
        }
    }
}
