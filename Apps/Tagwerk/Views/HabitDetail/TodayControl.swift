import SwiftUI
import TagwerkModel

/// Checks the habit off for today, or adds to today's amount.
struct TodayControl: View {
    let habit: Habit
    let desk: HabitDesk

    @Environment(\.locale) private var locale

    var body: some View {
        if let measure = habit.measure {
            HStack(spacing: 12) {
                Button {
                    desk.addStep(to: habit)
                } label: {
                    Label("Add \(measure.words(measure.step, locale: locale))", systemImage: "plus")
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .tint(habit.color.color)
                Button("Amount…") { desk.open(habit.id) }
            }
            .controlSize(.large)
            .disabled(desk.store.isReadOnly)
        } else {
            TodayButton(habit: habit, store: desk.store)
        }
    }
}
