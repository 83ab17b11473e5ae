import SwiftUI

/// Alerts and action sheets in the form of 2019.
struct QuestionsScreen: View {
    private struct City: Identifiable {
        let id: String
    }

    @State private var asks = false
    @State private var tells: City?
    @State private var chooses = false
    @State private var answer = "none"
    @State private var grows = false
    @State private var count = 1

    var body: some View {
        NavigationView {
            List {
                Button("Ask") { asks = true }
                Button("Tell") { tells = City(id: "Lisbon") }
                Button("Choose") { chooses = true }
                Button("Grow") { grows = true }
                Text("Answer: \(answer)").contextMenu(ContextMenu { Button("Forget") { answer = "none" } })
            }
            .navigationBarTitle("Questions", displayMode: .inline)
            .navigationBarItems(trailing: Button("Reset") { answer = "none" })
            .alert(isPresented: $asks) {
                Alert(
                    title: Text("Delete this?"), message: Text("It cannot be undone."),
                    primaryButton: .destructive(Text("Delete")) { answer = "deleted" },
                    secondaryButton: .cancel { answer = "cancelled" })
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .alert(item: $tells) { city in
            Alert(title: Text(city.id), message: nil, dismissButton: .default(Text("Got it")) { answer = city.id })
        }
        .actionSheet(isPresented: $chooses) {
            ActionSheet(
                title: Text("Sort by"), message: Text("The list follows."),
                buttons: [
                    .default(Text("Name")) { answer = "name" }, .default(Text("Date")) { answer = "date" }, .cancel(),
                ])
        }
        .confirmationDialog("Answers", isPresented: $grows, titleVisibility: .visible) {
            ForEach(0..<count, id: \.self) { index in Button("Answer \(index)") { answer = "\(index)" } }
        }
        .onChange(of: grows) { _, grows in
            guard grows else { return }
            Task {
                try? await Task.sleep(for: .seconds(1))
                count = 3
            }
        }
    }
}
