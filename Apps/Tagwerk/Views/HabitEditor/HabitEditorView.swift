import SwiftUI
import TagwerkModel

/// The sheet for a new habit. It stays, with all that was entered, if the habit could not be saved.
struct HabitEditorView: View {
    let store: HabitStore
    let subject: EditorSubject

    @State private var name = ""
    @State private var icon = HabitSymbols.all[0]
    @State private var color = HabitColor.blue
    @FocusState private var isNameFocused: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $name)
                        .focused($isNameFocused)
                        .onSubmit(save)
                }
                Section("Symbol") {
                    SymbolGrid(selection: $icon, color: color)
                }
                Section("Color") {
                    ColorRow(selection: $color)
                }
            }
            .navigationTitle("New Habit")
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
        .onAppear { isNameFocused = true }
        .alert(for: store)
    }

    private func save() {
        guard HabitName(name) != nil else { return }
        let added = withAnimation { store.add(name: name, icon: icon, color: color) }
        if added != nil { dismiss() }
    }
}
