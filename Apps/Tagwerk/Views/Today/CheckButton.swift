import SwiftUI
import TagwerkModel

/// Checks a habit off for today, or takes that back.
struct CheckButton: View {
    let habit: Habit
    let desk: HabitDesk

    var body: some View {
        let isDone = habit.isDone(on: desk.store.today)
        Button {
            desk.toggle(habit)
        } label: {
            Image(systemName: isDone ? "checkmark.circle.fill" : isOver ? "exclamationmark.circle" : "circle")
                .font(.title2)
                .foregroundStyle(isDone ? habit.color.color : .secondary)
        }
        .buttonStyle(.borderless)
        .disabled(desk.store.isReadOnly)
        .accessibilityLabel("\(habit.name), Done")
        .accessibilityAddTraits(isDone ? [.isToggle, .isSelected] : .isToggle)
    }

    /// Whether today has more than it should have at most.
    private var isOver: Bool {
        guard let measure = habit.measure, measure.aim == .atMost else { return false }
        return (habit.amount(on: desk.store.today) ?? .zero) > measure.goal
    }
}
