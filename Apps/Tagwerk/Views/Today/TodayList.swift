import SwiftUI
import TagwerkModel

/// All habits with today's checks, or an invitation to add the first.
struct TodayList: View {
    let desk: HabitDesk
    let reopen: @MainActor () -> Void

    private var store: HabitStore { desk.store }

    var body: some View {
        if store.habits.isEmpty && !store.isReadOnly {
            EmptyHabits(add: desk.addHabit)
        } else {
            List {
                if store.isReadOnly {
                    Section { CopyNotice(reopen: reopen) }
                }
                Section {
                    TodayProgress(tally: store.progress, today: store.today)
                }
                Section("Today") {
                    ForEach(store.habits) { habit in
                        NavigationLink(value: habit.id) {
                            HabitRow(habit: habit, store: store)
                        }
                        .swipeActions(edge: .leading) {
                            TodaySwipeButton(habit: habit, store: store)
                        }
                    }
                    .onDelete { offsets in
                        desk.delete(offsets.map { store.habits[$0].id })
                    }
                    .onMove { store.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            .animation(.default, value: store.habits)
        }
    }
}
