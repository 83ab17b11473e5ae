import SwiftUI
import TagwerkModel

/// The groups, to add, change, move and delete.
struct GroupsPage: View {
    let desk: HabitDesk

    var body: some View {
        let store = desk.store
        List {
            ForEach(store.groups) { group in
                Button {
                    desk.editedGroup = .group(group)
                } label: {
                    GroupRow(group: group, count: store.activeHabits.count { $0.group == group.id })
                }
                .buttonStyle(.plain)
            }
            .onDelete { offsets in
                let ids = offsets.map { store.groups[$0].id }
                withAnimation { ids.forEach { desk.deleteGroup($0) } }
            }
            .onMove { store.moveGroups(fromOffsets: $0, toOffset: $1) }
            .deleteDisabled(store.isReadOnly)
            .moveDisabled(store.isReadOnly)
        }
        .disabled(store.isReadOnly)
        .overlay {
            if store.groups.isEmpty {
                ContentUnavailableView {
                    Label("No Groups Yet", systemImage: "folder")
                } description: {
                    Text("Groups put habits under headings of their own.")
                } actions: {
                    Button("New Group") { desk.editedGroup = .new }
                        .buttonStyle(.borderedProminent)
                        .disabled(store.isReadOnly)
                }
            }
        }
        .animation(.default, value: store.groups)
        .navigationTitle("Groups")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("New Group", systemImage: "plus") { desk.editedGroup = .new }
                    .disabled(store.isReadOnly)
            }
        }
    }
}
