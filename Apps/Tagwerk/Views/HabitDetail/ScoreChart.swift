import SwiftUI
import TagwerkModel

/// The strength over the last year as a line.
struct ScoreChart: View {
    let habit: Habit
    let today: CivilDay

    var body: some View {
        let values = habit.scores(through: today).suffix(365).map(\.value)
        let first = Int((values.first ?? 0) * 100)
        let last = Int((values.last ?? 0) * 100)
        ZStack {
            VStack(spacing: 0) {
                Divider()
                Spacer()
                Divider()
                Spacer()
                Divider()
            }
            ScoreLine(values: values)
                .stroke(habit.color.color, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        }
        .frame(height: 100)
        .accessibilityElement(children: .ignore)
        .accessibilityAddTraits(.isImage)
        .accessibilityLabel("Strength over the last year, from \(first) to \(last) percent")
    }
}
