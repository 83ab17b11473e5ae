import SwiftUI
import TagwerkModel

/// Says that the habit is left out today, and takes that back.
struct SkipMark: View {
    let habit: Habit
    let desk: HabitDesk

    var body: some View {
        Button {
            desk.toggleSkip(habit)
        } label: {
            Image(systemName: "forward.end.fill")
                .font(.title3)
                .foregroundStyle(.secondary)
        }
        .buttonStyle(.borderless)
        .disabled(desk.store.isReadOnly)
        .help("Skipped today")
        .accessibilityLabel("\(habit.name), Skipped")
        .accessibilityAddTraits([.isToggle, .isSelected])
    }
}
