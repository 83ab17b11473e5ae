import SwiftUI
import TagwerkModel

/// Today's amount over the goal; opens the day, where another one can be typed.
struct AmountButton: View {
    let habit: Habit
    let measure: Measure
    let desk: HabitDesk

    @Environment(\.locale) private var locale

    var body: some View {
        Button {
            desk.open(habit.id)
        } label: {
            Text(verbatim: measure.progressWords(habit.amount(on: desk.store.today), locale: locale))
                .lineLimit(3)
        }
        .buttonStyle(.plain)
        .disabled(desk.store.isReadOnly)
        .accessibilityHint("Opens the day to enter an amount.")
    }
}
