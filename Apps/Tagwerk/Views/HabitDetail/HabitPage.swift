import SwiftUI
import TagwerkModel

/// A habit's streak, its last days and what can be done with it.
struct HabitPage: View {
    let habit: Habit
    let desk: HabitDesk
    let delete: @MainActor () -> Void

    @State private var isRenaming = false
    @State private var isDeleting = false
    @State private var newName = ""

    private var store: HabitStore { desk.store }

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                StreakHeader(habit: habit, today: store.today)
                Card(title: "Last 7 Days") {
                    WeekView(habit: habit, store: store)
                }
                TodayButton(habit: habit, store: store)
            }
            .padding(16)
            .frame(maxWidth: 600)
            .frame(maxWidth: .infinity)
        }
        .navigationTitle(habit.name)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                HabitMenu(rename: startRenaming) { isDeleting = true }
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
    }

    private func startRenaming() {
        newName = habit.name
        isRenaming = true
    }
}
