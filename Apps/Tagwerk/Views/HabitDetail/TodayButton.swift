import SwiftUI
import TagwerkModel

/// The large button that checks the habit off for today, or takes that back.
struct TodayButton: View {
    let habit: Habit
    let store: HabitStore

    var body: some View {
        let isDone = habit.isDone(on: store.today)
        Button {
            withAnimation {
                _ = store.toggle(habit.id, on: store.today)
            }
        } label: {
            Label(
                isDone ? "Undo Today" : "Done Today",
                systemImage: isDone ? "arrow.uturn.backward" : "checkmark"
            )
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        // Dark enough for white words in both appearances.
        .tint(isDone ? Color(white: 0.45) : habit.color.color)
        .disabled(store.isReadOnly)
    }
}
