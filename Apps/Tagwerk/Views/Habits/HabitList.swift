import SwiftUI
import TagwerkModel

/// The habits that are not in the archive, or an invitation to add the first.
struct HabitList: View {
    let desk: HabitDesk

    var body: some View {
        let habits = desk.store.activeHabits
        if habits.isEmpty && !desk.store.isReadOnly {
            EmptyHabits(add: desk.addHabit)
        } else {
            List {
                ForEach(habits) { habit in
                    NavigationLink(value: habit.id) {
                        HabitRow(habit: habit, store: desk.store)
                    }
                }
                .onDelete { desk.delete($0.map { habits[$0].id }) }
                .onMove { desk.store.move(fromOffsets: $0, toOffset: $1, among: habits.map(\.id)) }
            }
            .animation(.default, value: habits)
        }
    }
}
