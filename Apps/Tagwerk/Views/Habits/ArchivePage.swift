import SwiftUI
import TagwerkModel

/// The habits in the archive.
struct ArchivePage: View {
    let desk: HabitDesk

    var body: some View {
        let store = desk.store
        let habits = store.habits.filter(\.isArchived)
        List {
            ForEach(habits) { habit in
                NavigationLink(value: habit.id) {
                    HabitRow(habit: habit, store: store)
                }
                .swipeActions(edge: .leading) {
                    if !store.isReadOnly {
                        Button("Take out of the Archive", systemImage: "tray.and.arrow.up") {
                            withAnimation { _ = store.unarchive([habit.id]) }
                        }
                        .tint(.blue)
                    }
                }
            }
            .onDelete { desk.delete($0.map { habits[$0].id }) }
            .deleteDisabled(store.isReadOnly)
        }
        .overlay {
            if habits.isEmpty {
                ContentUnavailableView(
                    "The Archive Is Empty", systemImage: "archivebox",
                    description: Text("Habits in the archive keep all their days and ask for no more."))
            }
        }
        .animation(.default, value: habits)
        .navigationTitle("Archive")
    }
}
