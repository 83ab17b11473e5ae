import SwiftUI
import TagwerkModel

/// What a swipe over a row does with today: the same as its button, the amount, and leaving the day out.
struct DayActions: View {
    let habit: Habit
    let desk: HabitDesk

    var body: some View {
        let today = desk.store.today
        let isDone = habit.isDone(on: today)
        let isSkipped = habit.isSkipped(on: today)
        if !desk.store.isReadOnly {
            Button(isDone ? "Undo" : doneTitle, systemImage: isDone ? "arrow.uturn.backward" : "checkmark") {
                desk.toggle(habit)
            }
            .tint(habit.color.color)
            if habit.measure != nil {
                Button("Amount…", systemImage: "number") { desk.open(habit.id) }
                    .tint(.blue)
            }
            Button(isSkipped ? "Don’t Skip" : "Skip", systemImage: "forward.end.fill") { desk.toggleSkip(habit) }
                .tint(.gray)
        }
    }

    private var doneTitle: LocalizedStringKey {
        habit.measure?.aim == .atMost ? "None Today" : "Done"
    }
}
