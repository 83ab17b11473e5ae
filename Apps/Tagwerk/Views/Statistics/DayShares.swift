import SwiftUI
import TagwerkModel

/// What was done of what was due on each of the last days, as bars. It is one drawing with a spoken summary.
struct DayShares: View {
    let days: [HabitSummary.Day]

    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        VStack(spacing: 8) {
            Canvas { context, size in
                let pitch = size.width / Double(max(1, days.count))
                for (index, day) in days.enumerated() {
                    let place = layoutDirection == .rightToLeft ? days.count - 1 - index : index
                    let slot = CGRect(x: Double(place) * pitch, y: 0, width: pitch, height: size.height)
                    draw(day, in: context, slot.insetBy(dx: max(0.5, pitch * 0.15), dy: 0))
                }
            }
            .frame(height: 100)
            HStack {
                if let first = days.first, let last = days.last {
                    Text(first.day.noon(), format: .dateTime.day().month(.abbreviated))
                    Spacer()
                    Text(last.day.noon(), format: .dateTime.day().month(.abbreviated))
                }
            }
            .font(.caption)
            .foregroundStyle(.secondary)
            Text("A full bar with a dot is a day on which all was done.")
                .font(.caption)
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityAddTraits(.isImage)
        .accessibilityLabel(summary)
    }

    private var summary: Text {
        let due = days.filter { !$0.tally.isEmpty }
        let perfect = due.count { $0.tally.isComplete }
        return Text("Of \(due.count) days with something due, all was done on \(perfect).")
    }

    private func draw(_ day: HabitSummary.Day, in context: GraphicsContext, _ slot: CGRect) {
        let radius = min(3, slot.width / 2)
        guard !day.tally.isEmpty else { return }
        context.fill(Path(roundedRect: slot, cornerRadius: radius), with: .color(.primary.opacity(0.08)))
        let height = slot.height * day.tally.fraction
        guard height > 0 else { return }
        let bar = CGRect(x: slot.minX, y: slot.maxY - height, width: slot.width, height: height)
        context.fill(
            Path(roundedRect: bar, cornerRadius: radius),
            with: .color(.accentColor.opacity(day.tally.isComplete ? 1 : 0.6)))
        if day.tally.isComplete {
            let side = min(4, slot.width * 0.6)
            let dot = CGRect(x: slot.midX - side / 2, y: slot.minY + 4, width: side, height: side)
            context.fill(Path(ellipseIn: dot), with: .color(.white))
        }
    }
}
