import SwiftUI
import TagwerkModel

/// Checks a day off or, where the habit has an amount, opens it. Its menu has the rest.
struct DayButton<Content: View>: View {
    let habit: Habit
    let day: CivilDay
    let desk: HabitDesk
    @ViewBuilder let content: Content

    @Environment(\.locale) private var locale

    var body: some View {
        let isDone = habit.isDone(on: day)
        Button {
            if habit.measure == nil { desk.toggle(habit, on: day) } else { desk.open(habit.id, on: day) }
        } label: {
            content
        }
        .buttonStyle(.plain)
        .disabled(day > desk.store.today || desk.store.isReadOnly)
        .contextMenu {
            if habit.measure == nil {
                Button(isDone ? "Not Done" : "Done", systemImage: "checkmark") { desk.toggle(habit, on: day) }
            }
            Button(habit.isSkipped(on: day) ? "Don’t Skip" : "Skip", systemImage: "forward.end") {
                desk.toggleSkip(habit, on: day)
            }
            Button(habit.measure == nil ? "Day and Note…" : "Amount and Note…", systemImage: "note.text") {
                desk.open(habit.id, on: day, focus: .note)
            }
            Button("New Linked Note", systemImage: "square.and.pencil") {
                desk.notes.write(linkedTo: NoteLink(day: day, habit: habit.id))
            }
        }
        .accessibilityLabel(label)
        .accessibilityAddTraits(isDone ? [.isToggle, .isSelected] : .isToggle)
    }

    private var label: Text {
        let date = day.noon().formatted(Date.FormatStyle(locale: locale).weekday(.wide).day().month(.wide))
        let amount = habit.measure.flatMap { measure in
            habit.amount(on: day).map { measure.words($0, locale: locale) }
        }
        let state =
            switch habit.mark(on: day) {
            case .done: amount.map { Text("\(date), \($0), done") } ?? Text("\(date), done")
            case .open: Text("\(date), not done")
            case .partial: Text("\(date), \(amount ?? ""), not enough")
            case .over: Text("\(date), \(amount ?? ""), too much")
            case .skipped: Text("\(date), skipped")
            }
        guard let note = habit.note(on: day) else { return state }
        return Text("\(state), \(note)")
    }
}
