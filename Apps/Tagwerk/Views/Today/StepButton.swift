import SwiftUI
import TagwerkModel

/// Adds one step to today's amount.
struct StepButton: View {
    let habit: Habit
    let measure: Measure
    let desk: HabitDesk

    @Environment(\.locale) private var locale

    var body: some View {
        let step = measure.words(measure.step, locale: locale)
        Button {
            desk.addStep(to: habit)
        } label: {
            Image(systemName: "plus")
                .font(.title3)
                .foregroundStyle(habit.color.color)
        }
        .buttonStyle(.borderless)
        .disabled(desk.store.isReadOnly)
        .help(Text("Add \(step)"))
        .accessibilityLabel("\(habit.name), add \(step)")
    }
}
