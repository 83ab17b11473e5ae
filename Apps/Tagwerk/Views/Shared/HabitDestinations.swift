import SwiftUI
import TagwerkModel

extension View {
    /// Lets a stack's links to habits lead to their pages.
    func habitDestinations(_ desk: HabitDesk) -> some View {
        navigationDestination(for: Habit.ID.self) { HabitDetailView(desk: desk, id: $0) }
    }
}
