import SwiftUI

struct Practice: Identifiable, Equatable {
    let id = UUID()
    var name: String
    var isDone = false
}

/// A list that adds, checks off, renames, moves and deletes.
struct HabitExample: View {
    @State private var practices = [
        Practice(name: "Piano"), Practice(name: "Yoga", isDone: true),
    ]
    @State private var isAdding = false

    private var doneCount: Int { practices.count { $0.isDone } }

    var body: some View {
        NavigationStack {
            List {
                Section("\(doneCount) of \(practices.count) done") {
                    ForEach($practices) { $practice in
                        NavigationLink {
                            PracticeDetail(practice: $practice) {
                                practices.removeAll { $0.id == practice.id }
                            }
                        } label: {
                            PracticeRow(practice: $practice)
                        }
                    }
                    .onDelete { practices.remove(atOffsets: $0) }
                    .onMove { practices.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            .animation(.default, value: practices)
            .overlay {
                if practices.isEmpty {
                    ContentUnavailableView("No Habits", systemImage: "leaf")
                }
            }
            .navigationTitle("My Habits")
            .toolbar {
                Button("New Habit", systemImage: "plus") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) {
                NewPractice { practices.append($0) }
            }
        }
    }
}

struct PracticeRow: View {
    @Binding var practice: Practice

    var body: some View {
        HStack {
            Text(practice.name)
                .strikethrough(practice.isDone)
            Spacer()
            Toggle(practice.name, isOn: $practice.isDone)
                .toggleStyle(.checkbox)
                .labelsHidden()
        }
    }
}

struct PracticeDetail: View {
    @Binding var practice: Practice
    let delete: () -> Void

    @Environment(\.dismiss) private var dismiss
    @State private var isAsking = false

    var body: some View {
        Form {
            TextField("Name", text: $practice.name)
            Toggle("Done Today", isOn: $practice.isDone)
            Button("Delete Habit", role: .destructive) { isAsking = true }
        }
        .navigationTitle(practice.name)
        .alert("Delete This Habit?", isPresented: $isAsking) {
            Button("Delete", role: .destructive) {
                dismiss()
                delete()
            }
        }
    }
}

struct NewPractice: View {
    let save: (Practice) -> Void

    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @FocusState private var isNaming: Bool

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                    .focused($isNaming)
            }
            .navigationTitle("New Habit")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        save(Practice(name: name))
                        dismiss()
                    }
                    .disabled(name.isEmpty)
                }
            }
            .onAppear { isNaming = true }
        }
    }
}

#Preview {
    HabitExample()
}
