import SwiftUI
import TagwerkModel

/// The habits in use by group, and the way to the archive; or an invitation to add the first.
struct HabitList: View {
    let desk: HabitDesk

    var body: some View {
        let store = desk.store
        if store.habits.isEmpty && store.groups.isEmpty && !store.isReadOnly {
            EmptyHabits { desk.addHabit() }
        } else {
            let parts = store.parts(of: store.activeHabits)
            let archived = store.habits.count(where: \.isArchived)
            List {
                if store.habits.isEmpty && !store.isReadOnly {
                    Section {
                        EmptyHabits { desk.addHabit() }
                            .frame(maxWidth: .infinity)
                            .listRowBackground(Color.clear)
                    }
                }
                ForEach(parts) { part in
                    Section {
                        HabitRows(habits: part.habits, desk: desk)
                    } header: {
                        if parts.count > 1 || part.group != nil { GroupHeader(group: part.group) }
                    }
                }
                Section {
                    NavigationLink(value: HabitRoute.groups) {
                        LabeledContent {
                            Text(store.groups.count, format: .number)
                        } label: {
                            Label("Groups", systemImage: "folder")
                        }
                    }
                    NavigationLink(value: HabitRoute.archive) {
                        LabeledContent {
                            Text(archived, format: .number)
                        } label: {
                            Label("Archive", systemImage: "archivebox")
                        }
                    }
                }
            }
            .animation(.default, value: parts)
        }
    }
}
