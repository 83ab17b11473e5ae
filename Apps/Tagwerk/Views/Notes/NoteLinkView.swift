import SwiftUI
import TagwerkModel

/// The sheet that says which day and which habit a note belongs to.
struct NoteLinkView: View {
    let desk: NoteDesk
    let id: NoteSummary.ID

    @State private var hasDay: Bool
    @State private var date: Date
    @State private var habit: Habit.ID?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.calendar) private var calendar

    init(desk: NoteDesk, id: NoteSummary.ID) {
        self.desk = desk
        self.id = id
        let link = desk.notes.note(id)?.link ?? .none
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
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                }
            }
        }
        .alert(for: desk.store)
    }

    private func save() {
        let day = hasDay ? CivilDay.today(in: calendar.timeZone, at: date) : nil
        let link = NoteLink(day: day, habit: habit)
        if link == desk.notes.note(id)?.link || desk.notes.setLink(link, of: id) { dismiss() }
    }
}
