import SwiftUI
import TagwerkModel

/// What a habit can do without: its group, a question and notes.
struct MoreSection: View {
    @Binding var form: HabitForm
    let store: HabitStore

    var body: some View {
        if !store.groups.isEmpty {
            Section("Group") {
                Picker("Group", selection: $form.group) {
                    Text("None").tag(HabitGroup.ID?.none)
                    ForEach(store.groups) { group in
                        Text(verbatim: group.name).tag(Optional(group.id))
                    }
                }
            }
        }
        Section {
            TextField("Question", text: $form.question, prompt: Text("such as: Did you read today?"))
        } header: {
            Text("Question")
        } footer: {
            Text("Reminders ask it.")
        }
        Section("Notes") {
            TextField("Notes", text: $form.details, prompt: Text("Why you do it, or how"), axis: .vertical)
                .lineLimit(2...8)
        }
    }
}
