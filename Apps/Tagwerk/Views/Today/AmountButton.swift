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
            Text(verbatim: words)
                .lineLimit(3)
        }
        .buttonStyle(.plain)
        .disabled(desk.store.isReadOnly)
        .accessibilityHint("Opens the day to enter an amount.")
    }

    private var words: String {
        let goal = measure.words(measure.goal, locale: locale)
        guard let amount = habit.amount(on: desk.store.today) else {
            return measure.goalWords(locale: locale)
        }
        let number = amount.words(locale: locale)
        switch measure.aim {
        case .atLeast: return String(localized: "\(number) of \(goal)")
        case .atMost where amount <= measure.goal: return String(localized: "\(number) of at most \(goal), so far kept")
        case .atMost: return String(localized: "\(number), over the limit of \(goal)")
        }
    }
}
