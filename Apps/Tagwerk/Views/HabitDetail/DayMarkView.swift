import SwiftUI
import TagwerkModel

/// What became of a day, told by its form as well as by its colour: a full disc, a part of a ring, an arrow, or a cross.
struct DayMarkView: View {
    let mark: DayMark
    let color: HabitColor
    /// Whether an open day has a circle too.
    var isOutlined = false

    var body: some View {
        ZStack {
            switch mark {
            case .open:
                if isOutlined { Circle().strokeBorder(color.color.opacity(0.4), lineWidth: 2) }
            case .done:
                Circle()
                    .fill(color.color.opacity(isOutlined ? 1 : 0.35))
                    .strokeBorder(color.color, lineWidth: 2)
            case .partial(let share):
                Circle()
                    .strokeBorder(color.color.opacity(0.25), lineWidth: 3)
                Circle()
                    .inset(by: 1.5)
                    .trim(from: 0, to: share)
                    .stroke(color.color, lineWidth: 3)
                    .rotationEffect(.degrees(-90))
            case .over:
                Circle().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 2, dash: [3, 2]))
            case .skipped:
                Circle().fill(Color.primary.opacity(0.08))
                if isOutlined {
                    Image(systemName: "forward.end.fill")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
        }
    }
}
