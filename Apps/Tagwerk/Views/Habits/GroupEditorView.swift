import SwiftUI
import TagwerkModel

/// The sheet for a new group, or to change one.
struct GroupEditorView: View {
    let store: HabitStore
    let subject: GroupSubject

    @State private var name: String
    @State private var color: HabitColor
    @State private var isAsking = false
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
                    Button("Cancel", action: cancel)
                        .keyboardShortcut(.cancelAction)
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .keyboardShortcut(.defaultAction)
                        .disabled(HabitName(name) == nil)
                }
            }
        }
        .presentationDetents([.medium])
        .asksBeforeDiscarding(hasChanges, isAsking: $isAsking)
        .onAppear { isNameFocused = true }
        .alert(for: store, isActive: !isAsking)
    }

    private var hasChanges: Bool {
        name != subject.group?.name ?? "" || color != subject.group?.color ?? .blue
    }

    private func cancel() {
        if hasChanges { isAsking = true } else { dismiss() }
    }

    private func save() {
        guard HabitName(name) != nil else { return }
        let isSaved = withAnimation {
            if let group = subject.group {
                store.editGroup(group.id, name: name, color: color, from: group) || store.lastError == nil
            } else {
                store.addGroup(name: name, color: color) != nil
            }
        }
        if isSaved { dismiss() }
    }
}
