import SwiftUI
import TagwerkModel

/// Today's habits by group with today's share over them, or an invitation to add the first habit.
struct TodayList: View {
    let desk: HabitDesk
    let reopen: @MainActor () -> Void

    @State private var showsRest = false

    var body: some View {
        let store = desk.store
        if store.activeHabits.isEmpty && !store.isReadOnly {
            EmptyHabits { desk.addHabit() }
        } else {
            let plan = store.todayPlan
            let linked = store.notes.list(NoteList(.day(store.today)))
            List {
                if store.isReadOnly {
                    Section { CopyNotice(reopen: reopen) }
                }
                Section {
                    TodayProgress(tally: store.progress, today: store.today)
                }
                ForEach(plan.parts) { part in
                    Section {
                        rows(part.habits)
                    } header: {
                        if plan.parts.count > 1 || part.group != nil { GroupHeader(group: part.group) }
                    }
                }
                // Whoever writes no notes is not asked to.
                if store.notes.count > 0 {
                    Section("Notes for Today") {
                        ForEach(linked) { LinkedNoteButton(note: $0) }
                        Button("New Note", systemImage: "square.and.pencil") {
                            desk.notes.write(linkedTo: NoteLink(day: store.today))
                        }
                        .disabled(store.isReadOnly)
                    }
                }
                if !plan.rest.isEmpty {
                    Section {
                        DisclosureGroup(isExpanded: $showsRest) {
                            rows(plan.rest)
                        } label: {
                            LabeledContent("Not due today") {
                                Text(plan.rest.count, format: .number)
                                    .padding(.trailing, 8)
                            }
                        }
                    }
                }
            }
            .animation(.default, value: plan)
        }
    }

    private func rows(_ habits: [Habit]) -> some View {
        ForEach(habits) { habit in
            NavigationLink(value: habit.id) {
                TodayRow(habit: habit, desk: desk)
            }
            .swipeActions(edge: .leading) {
                DayActions(habit: habit, desk: desk)
            }
            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                Button("Note", systemImage: "note.text") { desk.open(habit.id, focus: .note) }
                    .tint(.blue)
                Button("Edit", systemImage: "pencil") { desk.edit(habit.id) }
                    .tint(.gray)
            }
        }
    }
}
