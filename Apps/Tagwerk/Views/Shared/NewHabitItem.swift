import SwiftUI

/// The button of a bar that adds a habit.
struct NewHabitItem: ToolbarContent {
    let desk: HabitDesk

    var body: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            Button("New Habit", systemImage: "plus", action: { desk.addHabit() })
                .keyboardShortcut("n")
                .disabled(desk.store.isReadOnly)
        }
    }
}
