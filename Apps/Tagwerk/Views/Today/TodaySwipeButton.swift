import SwiftUI
import TagwerkModel

/// What a swipe over a row offers: the same as its check button.
struct TodaySwipeButton: View {
    let habit: Habit
    let store: HabitStore

    var body: some View {
        let isDone = habit.isDone(on: store.today)
        Button(isDone ? "Undo" : "Done", systemImage: isDone ? "arrow.uturn.backward" : "checkmark") {
            withAnimation {
                _ = store.toggle(habit.id, on: store.today)
            }
        }
        .tint(habit.color.color)
    }
}
