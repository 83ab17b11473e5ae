import SwiftUI
import TagwerkModel

/// How much of today's habits is done.
struct TodayProgress: View {
    let tally: Tally
    let today: CivilDay

    var body: some View {
        HStack(spacing: 16) {
            ProgressRing(fraction: tally.fraction)
                .frame(width: 44, height: 44)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text("\(tally.done) of \(tally.total) done today")
                    .font(.headline)
                    .contentTransition(.numericText(value: Double(tally.done)))
                Text(today.noon(), format: .dateTime.weekday(.wide).day().month(.wide))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
        .padding(.vertical, 8)
        .animation(.default, value: tally)
    }
}
