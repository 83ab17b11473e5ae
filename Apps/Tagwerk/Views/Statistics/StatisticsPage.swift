import SwiftUI
import TagwerkModel

/// Numbers and charts about all habits, or why there are none yet.
struct StatisticsPage: View {
    let store: HabitStore

    var body: some View {
        if store.activeHabits.isEmpty {
            ContentUnavailableView(
                "No Statistics Yet", systemImage: "chart.bar",
                description: Text("Here you will see how your habits are going."))
        } else {
            List {
                LabeledContent("Done", value: store.habits.reduce(0) { $0 + $1.days.count }, format: .number)
            }
        }
    }
}
