import SwiftUI
import TagwerkModel

/// The first screen: today's habits.
struct TodayView: View {
    let desk: HabitDesk
    /// Opens the data itself where only a copy is shown.
    let reopen: @MainActor () -> Void

    @State private var path: [Habit.ID] = []

    var body: some View {
        NavigationStack(path: $path) {
            TodayList(desk: desk, reopen: reopen)
                .navigationTitle("Today")
                .toolbar { NewHabitItem(desk: desk) }
                .habitDestinations(desk)
        }
    }
}
