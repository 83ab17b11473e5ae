import SwiftUI
import TagwerkModel

/// A day under the letter of its weekday: full if the habit was done.
struct DayCircle: View {
    let day: CivilDay
    let isDone: Bool
    let isToday: Bool
    let color: HabitColor
    let toggle: @MainActor () -> Void

    var body: some View {
        Button(action: toggle) {
            VStack(spacing: 8) {
                Text(day.noon(), format: .dateTime.weekday(.narrow))
                    .font(.caption)
                    .fontWeight(isToday ? .bold : .regular)
                    .foregroundStyle(isToday ? .primary : .secondary)
                Circle()
                    .fill(isDone ? color.color : color.color.opacity(0.1))
                    .strokeBorder(color.color.opacity(isDone ? 1 : 0.4), lineWidth: 2)
                    .frame(width: 32, height: 32)
            }
            .padding(.vertical, 4)
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(label)
        .accessibilityAddTraits(isDone ? [.isToggle, .isSelected] : .isToggle)
    }

    private var label: Text {
        let date = day.noon()
        let format = Date.FormatStyle.dateTime.weekday(.wide).day().month(.wide)
        return isDone ? Text("\(date, format: format), done") : Text("\(date, format: format), not done")
    }
}
