import SwiftUI
import TagwerkModel

/// The sheet that says which day and which habit a note belongs to.
struct NoteLinkView: View {
    let desk: NoteDesk
    let id: NoteSummary.ID

    @State private var hasDay: Bool
    @State private var date: Date
    @State private var habit: Habit.ID?
    @State private var isAsking = false
    /// The link as it was when the sheet came: it may be changed elsewhere meanwhile.
    @State private var original: NoteLink
    @State private var writer: DraftWriter<SheetDraft>
    @Environment(\.dismiss) private var dismiss
    @Environment(\.calendar) private var calendar

    /// - Parameter resumed: what was being entered when the app ended.
    init(desk: NoteDesk, id: NoteSummary.ID, resumed: SheetDraft? = nil) {
        self.desk = desk
        self.id = id
        _writer = State(initialValue: DraftWriter(desk.store))
        let present = desk.notes.note(id)?.link ?? .none
        var (link, original) = (present, present)
        if case .link(id, let kept, let began) = resumed { (link, original) = (kept, began) }
        _original = State(initialValue: original)
        _hasDay = State(initialValue: link.day != nil)
        _date = State(initialValue: (link.day ?? desk.store.today).noon())
        _habit = State(initialValue: link.habit)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Toggle("Link to a Day", isOn: $hasDay)
                    if hasDay {
                        DatePicker("Day", selection: $date, displayedComponents: .date)
                    }
                }
                Section {
                    Picker("Habit", selection: $habit) {
                        Text("None").tag(Habit.ID?.none)
                        ForEach(desk.store.habits) { Text(verbatim: $0.name).tag(Optional($0.id)) }
                    }
                }
            }
            .navigationTitle("Link")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", action: cancel)
                        .keyboardShortcut(.cancelAction)
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                }
            }
        }
        .asksBeforeDiscarding(draft, writer, isAsking: $isAsking)
        .alert(for: desk.store, isActive: !isAsking)
    }

    private var link: NoteLink {
        NoteLink(day: hasDay ? CivilDay.today(in: calendar.timeZone, at: date) : nil, habit: habit)
    }

    /// Nil where there is nothing to lose.
    private var draft: SheetDraft? { link == original ? nil : .link(id, link, original: original) }

    private func cancel() {
        if link == original { dismiss() } else { isAsking = true }
    }

    private func save() {
        let isSaved = desk.store.saving(.sheet) {
            link == original || desk.notes.setLink(link, from: original, of: id) || desk.store.lastError == nil
        }
        guard isSaved else { return }
        writer.end()
        dismiss()
    }
}
