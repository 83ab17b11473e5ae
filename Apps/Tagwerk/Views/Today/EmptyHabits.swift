import SwiftUI

/// What stands in place of the list before there is a habit.
struct EmptyHabits: View {
    let add: @MainActor () -> Void

    var body: some View {
        ContentUnavailableView {
            Label {
                Text("No Habits Yet")
            } icon: {
                CircularSegmentedProgressView(progress: 0, lineWidth: 10)
                    .frame(width: 96, height: 96)
            }
        } description: {
            Text("Add something that you want to do every day, and check it off here.")
        } actions: {
            Button("New Habit", action: add)
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
        }
    }
}
