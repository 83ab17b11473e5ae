import SwiftUI
import TagwerkModel

/// The sheet for a day of a habit: done or how much, left out or not, and a note.
struct DayEditorView: View {
    let store: HabitStore
    let subject: DaySubject
    let habit: Habit

    @State private var form: DayForm
    @State private var isAsking = false
    @FocusState private var focus: DaySubject.Field?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale
    /// The day as it was when the sheet came: a reminder's button may change it meanwhile.
    @State private var original: DayForm
    @State private var writer: DraftWriter<SheetDraft>

    /// - Parameter resumed: what was being entered when the app ended.
    init(
        store: HabitStore, subject: DaySubject, habit: Habit, resumed: SheetDraft? = nil, locale: Locale = .current
    ) {
        self.store = store
        self.subject = subject
        self.habit = habit
        _writer = State(initialValue: DraftWriter(store))
        let present = DayForm(habit, on: subject.day, separator: locale.decimalSeparator ?? ".")
        var (form, original) = (present, present)
        if case .day(habit.id, subject.day, let kept, let began) = resumed { (form, original) = (kept, began) }
        _original = State(initialValue: original)
        _form = State(initialValue: form)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    if let measure = habit.measure {
                        AmountField(measure: measure, text: $form.amount)
                            .focused($focus, equals: .entry)
                            .onSubmit(save)
                        if form.hasBadAmount {
                            InputProblem("Enter a number such as 2 or 2.5, with three decimals at most.")
                        }
                    } else {
                        Toggle("Done", isOn: $form.isDone)
                    }
                    Toggle("Skip This Day", isOn: $form.isSkipped)
                } header: {
                    Text(subject.day.noon(), format: .dateTime.weekday(.wide).day().month(.wide).year())
                } footer: {
                    Text("A skipped day neither counts nor breaks a streak.")
                }
                Section("Note") {
                    TextField("Note", text: $form.note, prompt: Text("What was special about it?"), axis: .vertical)
                        .lineLimit(3...8)
                        .focused($focus, equals: .note)
                }
            }
            .navigationTitle(habit.name)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", action: cancel)
                        .keyboardShortcut(.cancelAction)
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .keyboardShortcut(.defaultAction)
                        .disabled(form.hasBadAmount)
                }
            }
        }
        .presentationDetents([.medium])
        .asksBeforeDiscarding(draft, writer, isAsking: $isAsking)
        .onAppear { focus = habit.measure == nil && subject.focus == .entry ? nil : subject.focus }
        .alert(for: store, isActive: !isAsking)
    }

    /// Nil where there is nothing to lose.
    private var draft: SheetDraft? {
        form == original ? nil : .day(habit.id, subject.day, form, original: original)
    }

    private func cancel() {
        if form == original { dismiss() } else { isAsking = true }
    }

    private func save() {
        let isKept = withAnimation { keep() }
        guard isKept else { return }
        writer.end()
        dismiss()
    }

    /// Saves what was entered. False where that makes no sense yet, or could not be saved.
    private func keep() -> Bool {
        guard let draft = form.draft else { return false }
        return store.saving(.sheet) {
            form == original || store.setDay(draft, from: original.draft, habit.id, on: subject.day)
                || store.lastError == nil
        }
    }
}
