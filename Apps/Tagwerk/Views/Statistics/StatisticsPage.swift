import SwiftUI
import TagwerkModel

/// Numbers and charts about all habits, or why there are none yet.
struct StatisticsPage: View {
    let store: HabitStore

    @State private var isShown = true
    @State private var last = LastSummary()

    var body: some View {
        content
            .onAppear { isShown = true }
            .onDisappear { isShown = false }
    }

    @ViewBuilder private var content: some View {
        if store.habits.isEmpty {
            ContentUnavailableView(
                "No Statistics Yet", systemImage: "chart.bar",
                description: Text("Here you will see how your habits are going."))
        } else {
            let summary = last.summary(of: store, isShown: isShown)
            ScrollView {
                LazyVStack(spacing: 24) {
                    SummaryNumbers(summary: summary)
                    Card(title: "Last 5 Weeks") {
                        DayShares(days: summary.days)
                    }
                    Card(title: "Done by Weekday") {
                        WeekdayShares(weekdays: summary.weekdays, weekStart: store.weekStart)
                    }
                    if !summary.records.isEmpty {
                        Card(title: "Best Streaks") {
                            RecordList(records: Array(summary.records.prefix(5)))
                        }
                    }
                    if !summary.scores.isEmpty {
                        Card(title: "Strength") {
                            ScoreList(scores: summary.scores)
                        }
                    }
                }
                .padding(16)
                .frame(maxWidth: 640)
                .frame(maxWidth: .infinity)
            }
        }
    }
}
