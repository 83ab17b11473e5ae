import SwiftUI
import TagwerkModel

/// Puts a habit into another group.
struct GroupMenu: View {
    let habit: Habit
    let store: HabitStore

    var body: some View {
        let group = Binding {
            habit.group
        } set: { group in
            withAnimation { _ = store.setGroup(group, of: [habit.id]) }
        }
        Picker("Group", selection: group) {
            Text("None").tag(HabitGroup.ID?.none)
            ForEach(store.groups) { group in
                Text(verbatim: group.name).tag(Optional(group.id))
            }
        }
        .pickerStyle(.menu)
    }
}
