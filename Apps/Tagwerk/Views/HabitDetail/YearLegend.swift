import SwiftUI
import TagwerkModel

/// What the squares of the heat map mean.
struct YearLegend: View {
    let habit: Habit

    var body: some View {
        HStack(spacing: 16) {
            entry(.done, "Done")
            if habit.measure?.aim == .atLeast { entry(.partial(0.5), "In part") }
            if habit.measure?.aim == .atMost { entry(.over, "Too much") }
            entry(.skipped, "Skipped")
            Spacer(minLength: 0)
        }
        .font(.caption)
        .foregroundStyle(.secondary)
    }

    private func entry(_ mark: DayMark, _ title: LocalizedStringKey) -> some View {
        HStack(spacing: 4) {
            Canvas { context, size in
                HeatSquare(mark: mark, color: habit.color.color).draw(in: context, CGRect(origin: .zero, size: size))
            }
            .frame(width: 12, height: 12)
            .accessibilityHidden(true)
            Text(title)
        }
    }
}
