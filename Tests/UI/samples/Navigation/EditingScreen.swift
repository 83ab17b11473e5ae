import SwiftUI

/// A list whose rows are deleted and moved while it is edited, and one in which several are chosen.
struct EditingScreen: View {
    @State private var fruits = ["Apple", "Banana", "Cherry", "Damson"]
    @State private var chosen: Set<String> = []
    @State private var mode = EditMode.inactive

    var body: some View {
        NavigationStack {
            List {
                Section("Fruits") {
                    ForEach(fruits, id: \.self) { fruit in
                        NavigationLink(fruit) { Text(fruit).navigationTitle(fruit) }
                    }
                    .onDelete { fruits.remove(atOffsets: $0) }
                    .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
                }
                NavigationLink("Several") { several }
            }
            .navigationTitle("Editing")
            .toolbar { EditButton() }
        }
    }

    private var several: some View {
        List(fruits, id: \.self, selection: $chosen) { Text($0) }
            .navigationTitle("\(chosen.count) chosen")
            .toolbar { EditButton() }
            .environment(\.editMode, $mode)
    }
}
