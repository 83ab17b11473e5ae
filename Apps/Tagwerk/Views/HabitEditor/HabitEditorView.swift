import SwiftUI
import TagwerkModel

/// The sheet for a new habit, or to change one. It stays, with all that was entered, if the habit could not be saved.
struct HabitEditorView: View {
    let store: HabitStore
    let subject: EditorSubject

    @State private var form: HabitForm
    @State private var isAsking = false
    @FocusState private var isNameFocused: Bool
    @Environment(\.dismiss) private var dismiss
    /// The habit as it was when the sheet came: it may be changed elsewhere meanwhile.
    @State private var original: HabitForm
    @State private var writer: DraftWriter<SheetDraft>

    /// - Parameter resumed: what was being entered when the app ended.
    init(store: HabitStore, subject: EditorSubject, resumed: SheetDraft? = nil, locale: Locale = .current) {
        self.store = store
        self.subject = subject
        _writer = State(initialValue: DraftWriter(store))
        if case .habit(subject.habit, let form, let original) = resumed {
            _original = State(initialValue: original)
            _form = State(initialValue: form)
            return
        }
        let form =
            switch subject {
            case .new(let group): HabitForm(icon: HabitSymbolFamily.favorites[0], color: .blue, group: group)
            case .habit(let id):
                store.habit(id).map { HabitForm($0, separator: locale.decimalSeparator ?? ".") }
                    ?? HabitForm(icon: HabitSymbolFamily.favorites[0], color: .blue)
            }
        _original = State(initialValue: form)
        _form = State(initialValue: form)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $form.name)
                        .focused($isNameFocused)
                        .onSubmit(save)
                }
                Section("Symbol") {
                    SymbolPalette(symbols: HabitSymbolFamily.favorites, selection: $form.icon, color: form.color)
                    NavigationLink {
                        SymbolPage(selection: $form.icon, color: form.color)
                    } label: {
                        LabeledContent("All Symbols") {
                            HabitIcon(name: form.icon, color: form.color, size: 28)
                        }
                    }
                }
                Section("Color") {
                    ColorPalette(selection: $form.color)
                }
                ScheduleSection(form: $form, weekStart: store.weekStart)
                MeasureSection(form: $form)
                RemindersSection(reminders: $form.reminders, weekStart: store.weekStart)
                MoreSection(form: $form, store: store)
            }
            .navigationTitle(subject.isNew ? "New Habit" : "Edit Habit")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", action: cancel)
                        .keyboardShortcut(.cancelAction)
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .keyboardShortcut(.defaultAction)
                        .disabled(form.draft == nil)
                }
            }
        }
        .asksBeforeDiscarding(draft, writer, isAsking: $isAsking)
        .onAppear { isNameFocused = subject.isNew }
        .alert(for: store, isActive: !isAsking)
    }

    /// Nil where there is nothing to lose.
    private var draft: SheetDraft? {
        form == original ? nil : .habit(subject.habit, form, original: original)
    }

    private func cancel() {
        if form == original { dismiss() } else { isAsking = true }
    }

    private func save() {
        guard let draft = form.draft else { return }
        let isSaved = withAnimation {
            store.saving(.sheet) {
                switch subject {
                case .new: store.add(draft) != nil
                case .habit(let id):
                    form == original || store.edit(id, draft, from: original.draft) || store.lastError == nil
                }
            }
        }
        guard isSaved else { return }
        writer.end()
        dismiss()
    }
}
