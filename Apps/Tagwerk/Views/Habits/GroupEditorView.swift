import SwiftUI
import TagwerkModel

/// The sheet for a new group, or to change one.
struct GroupEditorView: View {
    let store: HabitStore
    let subject: GroupSubject

    @State private var form: GroupForm
    /// The group as it was when the sheet came: it may be changed elsewhere meanwhile.
    @State private var original: GroupForm
    @State private var writer: DraftWriter<SheetDraft>
    @State private var isAsking = false
    @FocusState private var isNameFocused: Bool
    @Environment(\.dismiss) private var dismiss

    /// - Parameter resumed: what was being entered when the app ended.
    init(store: HabitStore, subject: GroupSubject, resumed: SheetDraft? = nil) {
        self.store = store
        self.subject = subject
        _writer = State(initialValue: DraftWriter(store))
        var (form, original) = (GroupForm(subject.group), GroupForm(subject.group))
        if case .group(subject.group?.id, let kept, let began) = resumed { (form, original) = (kept, began) }
        _form = State(initialValue: form)
        _original = State(initialValue: original)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $form.name)
                        .focused($isNameFocused)
                        .onSubmit(save)
                }
                Section("Color") {
                    ColorPalette(selection: $form.color)
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
                        .disabled(!form.hasName)
                }
            }
        }
        .presentationDetents([.medium])
        .asksBeforeDiscarding(draft, writer, isAsking: $isAsking)
        .onAppear { isNameFocused = true }
        .alert(for: store, isActive: !isAsking)
    }

    /// Nil where there is nothing to lose.
    private var draft: SheetDraft? {
        form == original ? nil : .group(subject.group?.id, form, original: original)
    }

    private func cancel() {
        if form == original { dismiss() } else { isAsking = true }
    }

    private func save() {
        guard form.hasName else { return }
        let isSaved = withAnimation {
            store.saving(.sheet) {
                if let group = subject.group {
                    form == original || store.editGroup(group.id, name: form.name, color: form.color, from: original)
                        || store.lastError == nil
                } else {
                    store.addGroup(name: form.name, color: form.color) != nil
                }
            }
        }
        guard isSaved else { return }
        writer.end()
        dismiss()
    }
}
