import SwiftUI
import TagwerkModel

/// Checks a habit off for today, or takes that back.
struct CheckButton: View {
    let habit: Habit
    let store: HabitStore

    var body: some View {
        let isDone = habit.isDone(on: store.today)
        Button {
            withAnimation {
                _ = store.toggle(habit.id, on: store.today)
            }
        } label: {
            Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
                .font(.title2)
                .foregroundStyle(isDone ? habit.color.color : .secondary)
        }
        .buttonStyle(.borderless)
        .disabled(store.isReadOnly)
        .accessibilityLabel("\(habit.name), Done")
        .accessibilityAddTraits(isDone ? [.isToggle, .isSelected] : .isToggle)
    }
}
