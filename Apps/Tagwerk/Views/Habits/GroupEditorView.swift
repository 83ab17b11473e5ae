import SwiftUI
import TagwerkModel

/// The sheet for a new group, or to change one.
struct GroupEditorView: View {
    let store: HabitStore
    let subject: GroupSubject

    @State private var name: String
    @State private var color: HabitColor
    @FocusState private var isNameFocused: Bool
    @Environment(\.dismiss) private var dismiss

    init(store: HabitStore, subject: GroupSubject) {
        self.store = store
        self.subject = subject
        _name = State(initialValue: subject.group?.name ?? "")
        _color = State(initialValue: subject.group?.color ?? .blue)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $name)
                        .focused($isNameFocused)
                        .onSubmit(save)
                }
                Section("Color") {
                    ColorRow(selection: $color)
                }
            }
            .navigationTitle(subject == .new ? "New Group" : "Edit Group")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .disabled(HabitName(name) == nil)
                }
            }
        }
        .presentationDetents([.medium])
        .onAppear { isNameFocused = true }
        .alert(for: store)
    }

    private func save() {
        guard HabitName(name) != nil else { return }
        let isSaved = withAnimation {
            if let group = subject.group {
                store.editGroup(group.id, name: name, color: color) || store.lastError == nil
            } else {
                store.addGroup(name: name, color: color) != nil
            }
        }
        if isSaved { dismiss() }
    }
}
