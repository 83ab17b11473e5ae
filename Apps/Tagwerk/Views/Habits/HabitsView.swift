import SwiftUI
import TagwerkModel

/// All habits, in their groups and in the archive.
struct HabitsView: View {
    @Bindable var desk: HabitDesk

    var body: some View {
        NavigationStack(path: $desk.habitsPath) {
            HabitList(desk: desk)
                .navigationTitle("Habits")
                .toolbar { NewHabitItem(desk: desk) }
                .habitDestinations(desk)
                .navigationDestination(for: HabitRoute.self) { route in
                    switch route {
                    case .groups: GroupsPage(desk: desk)
                    case .archive: ArchivePage(desk: desk)
                    }
                }
        }
    }
}
