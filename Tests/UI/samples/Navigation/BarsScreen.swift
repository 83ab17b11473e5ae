import SwiftUI

/// Bars under the content and long titles.
struct BarsScreen: View {
    @State private var shows = false

    var body: some View {
        NavigationStack {
            List {
                Button("Show sheet") { shows = true }
                NavigationLink("With status") {
                    Text("Content")
                        .navigationTitle("Status")
                        .toolbar {
                            ToolbarItemGroup(placement: .bottomBar) {
                                Button("Back", systemImage: "chevron.left") {}
                                Spacer()
                                Button("Forward", systemImage: "chevron.right") {}
                            }
                        }
                }
            }
            .navigationTitle("Bars")
            .toolbar {
                ToolbarItem(placement: .bottomBar) { Button("Left") {} }
                ToolbarItem(placement: .bottomBar) { Spacer() }
                ToolbarItem(placement: .bottomBar) { Button("Right") {} }
                ToolbarItem(placement: .status) { Text("3 of 10").font(.caption) }
            }
            .sheet(isPresented: $shows) {
                NavigationStack {
                    Form { TextField("Name", text: .constant("")) }
                        .navigationTitle("Neue Gewohnheit anlegen")
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) { Button("Abbrechen") {} }
                            ToolbarItem(placement: .confirmationAction) { Button("Sichern") {} }
                        }
                }
            }
        }
    }
}
