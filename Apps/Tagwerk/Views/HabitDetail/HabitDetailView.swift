import SwiftUI
import TagwerkModel

/// The screen of one habit.
struct HabitDetailView: View {
    let desk: HabitDesk
    let id: Habit.ID

    /// What a deleted habit was, shown until its screen has left.
    @State private var lastSeen: Habit?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        if let habit = desk.store.habit(id) ?? lastSeen {
            HabitPage(habit: habit, desk: desk) {
                dismiss()
                desk.delete([id])
            }
            .onChange(of: habit, initial: true) { lastSeen = habit }
            .onChange(of: desk.store.habit(id) == nil) { _, isGone in
                if isGone { dismiss() }
            }
        }
    }
}
