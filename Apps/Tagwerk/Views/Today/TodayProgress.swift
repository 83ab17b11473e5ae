import SwiftUI
import TagwerkModel

/// How much of today's habits is done.
struct TodayProgress: View {
    let tally: Tally
    let today: CivilDay

    var body: some View {
        VStack(spacing: 16) {
            CircularSegmentedProgressView(progress: tally.fraction, filledColor: .green)
                .frame(width: 148, height: 148)
            VStack(spacing: 2) {
                Text(words)
                    .font(.headline)
                    .contentTransition(.numericText(value: Double(tally.done)))
                Text(today.noon(), format: .dateTime.weekday(.wide).day().month(.wide))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.center)
        }
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity)
        .animation(.default, value: tally)
    }

    private var words: LocalizedStringKey {
        tally.isEmpty ? "Nothing is due today" : "\(tally.done) of \(tally.total) done today"
    }
}
