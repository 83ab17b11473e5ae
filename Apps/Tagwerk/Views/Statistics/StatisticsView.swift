import SwiftUI
import TagwerkModel

/// How all habits together are going.
struct StatisticsView: View {
    let desk: HabitDesk

    var body: some View {
        NavigationStack {
            StatisticsPage(store: desk.store)
                .navigationTitle("Statistics")
                .habitDestinations(desk)
        }
    }
}
