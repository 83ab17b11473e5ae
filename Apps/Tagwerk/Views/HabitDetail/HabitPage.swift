import SwiftUI
import TagwerkModel

/// All about a habit: its streak, its days and what they add up to, and what can be done with it.
struct HabitPage: View {
    let habit: Habit
    let desk: HabitDesk
    let delete: @MainActor () -> Void

    @State private var chosenMonth: CivilMonth?
    @State private var isRenaming = false
    @State private var isDeleting = false
    @State private var newName = ""

    private var store: HabitStore { desk.store }

    var body: some View {
        let month = Binding {
            chosenMonth ?? store.today.month
        } set: {
            chosenMonth = $0
        }
        let linked = store.notes.list(NoteList(.habit(habit.id)))
        ScrollViewReader { reader in
            ScrollView {
                LazyVStack(spacing: 24) {
                    StreakHeader(habit: habit, store: store)
                    WeekView(habit: habit, desk: desk)
                    TodayControl(habit: habit, desk: desk)
                    Card(title: "Calendar") {
                        MonthCalendar(habit: habit, desk: desk, month: month)
                    }
                    .id("calendar")
                    Card(title: "Year") {
                        YearCard(habit: habit, desk: desk) { chosen in
                            chosenMonth = chosen
                            withAnimation { reader.scrollTo("calendar", anchor: .top) }
                        }
                    }
                    Card(title: "Longest Streaks") {
                        StreakList(habit: habit, store: store)
                    }
                    Card(title: "Strength") {
                        ScoreChart(habit: habit, today: store.today)
                    }
                    HabitCharts(habit: habit, store: store)
                    Card(title: "Totals") {
                        HabitTotals(habit: habit, store: store)
                    }
                    if !habit.notes.isEmpty {
                        Card(title: "Notes of Days") {
                            DayNotes(habit: habit, desk: desk)
                        }
                    }
                    if !linked.isEmpty {
                        Card(title: "Linked Notes") {
                            ForEach(linked) { LinkedNoteButton(note: $0) }
                        }
                    }
                    if !habit.details.isEmpty {
                        Card(title: "Notes") {
                            Text(verbatim: habit.details)
                                .textSelection(.enabled)
                        }
                    }
                }
                .padding(16)
                .frame(maxWidth: 640)
                .frame(maxWidth: .infinity)
            }
        }
        .navigationTitle(habit.name)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                HabitMenu(habit: habit, desk: desk, rename: startRenaming) { isDeleting = true }
                    .disabled(store.isReadOnly)
            }
        }
        .alert("Rename", isPresented: $isRenaming) {
            TextField("Name", text: $newName)
            Button("Cancel", role: .cancel) {}
            Button("Save") { store.rename(habit.id, to: newName) }
                .disabled(HabitName(newName) == nil)
        }
        .alert("Delete “\(habit.name)”?", isPresented: $isDeleting) {
            Button("Delete", role: .destructive, action: delete)
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("The days on which you did it are deleted too.")
        }
        .onChange(of: isRenaming || isDeleting) { desk.isAsking = $1 }
        .onDisappear { desk.isAsking = false }
    }

    private func startRenaming() {
        newName = habit.name
        isRenaming = true
    }
}
