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
    @Environment(\.scenePhase) private var scenePhase
    /// The day as it was when the sheet came: a reminder's button may change it meanwhile.
    @State private var original: DayForm

    init(store: HabitStore, subject: DaySubject, habit: Habit, locale: Locale = .current) {
        self.store = store
        self.subject = subject
        self.habit = habit
        let form = DayForm(habit, on: subject.day, separator: locale.decimalSeparator ?? ".")
        _original = State(initialValue: form)
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
        .asksBeforeDiscarding(form != original, isAsking: $isAsking)
        .onAppear { focus = habit.measure == nil && subject.focus == .entry ? nil : subject.focus }
        .alert(for: store, isActive: !isAsking)
        .onChange(of: scenePhase) { _, phase in
            // The end of the session asks nobody.
            if phase == .background, keep() { original = form }
        }
    }

    private func cancel() {
        if form == original { dismiss() } else { isAsking = true }
    }

    private func save() {
        let isKept = withAnimation { keep() }
        if isKept { dismiss() }
    }

    /// Saves what was entered. False where that makes no sense yet, or could not be saved.
    private func keep() -> Bool {
        guard let draft = form.draft else { return false }
        return form == original || store.setDay(draft, from: original.draft, habit.id, on: subject.day)
            || store.lastError == nil
    }
}
