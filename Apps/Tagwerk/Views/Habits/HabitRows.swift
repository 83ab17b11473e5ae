import SwiftUI
import TagwerkModel

/// The habits of one group as rows that can be moved among each other.
struct HabitRows: View {
    let habits: [Habit]
    let desk: HabitDesk

    var body: some View {
        let store = desk.store
        ForEach(habits) { habit in
            NavigationLink(value: habit.id) {
                HabitRow(habit: habit, store: store)
            }
            .swipeActions(edge: .leading) {
                if !store.isReadOnly {
                    Button("Edit", systemImage: "pencil") { desk.edit(habit.id) }
                        .tint(.blue)
                    Button("Archive", systemImage: "archivebox") {
                        withAnimation { _ = store.archive([habit.id]) }
                    }
                    .tint(.gray)
                }
            }
            .contextMenu {
                if !store.groups.isEmpty && !store.isReadOnly {
                    GroupMenu(habit: habit, store: store)
                }
            }
        }
        .onDelete { desk.delete($0.map { habits[$0].id }) }
        .onMove { store.move(fromOffsets: $0, toOffset: $1, among: habits.map(\.id)) }
        .deleteDisabled(store.isReadOnly)
        .moveDisabled(store.isReadOnly)
    }
}
