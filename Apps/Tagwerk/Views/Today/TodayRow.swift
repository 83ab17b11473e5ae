import SwiftUI
import TagwerkModel

/// A habit of today, with a button to check it off that does not open it.
struct TodayRow: View {
    let habit: Habit
    let desk: HabitDesk

    @ScaledMetric private var nameWidth: CGFloat = 140
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let isSkipped = habit.isSkipped(on: desk.store.today)
        HabitRowLayout(nameWidth: nameWidth) {
            HabitIcon(name: habit.icon, color: habit.color)
            Text(verbatim: habit.name)
                .lineLimit(textSize.isAccessibilitySize ? nil : 3)
            details(isSkipped: isSkipped)
            HStack(spacing: 12) {
                if isSkipped {
                    SkipMark(habit: habit, desk: desk)
                } else {
                    if let measure = habit.measure {
                        StepButton(habit: habit, measure: measure, desk: desk)
                    }
                    CheckButton(habit: habit, desk: desk)
                }
            }
        }
        .padding(.vertical, 4)
    }

    private func details(isSkipped: Bool) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            FlowLayout {
                StreakBadge(habit: habit, store: desk.store)
                if isSkipped {
                    Text("Skipped today")
                } else if let measure = habit.measure {
                    AmountButton(habit: habit, measure: measure, desk: desk)
                }
            }
            if let note = habit.note(on: desk.store.today) {
                Label(note, systemImage: "note.text")
                    .lineLimit(1)
            }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
    }
}
