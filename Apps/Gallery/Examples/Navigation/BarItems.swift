import SwiftUI

struct BarItems: View {
    @State private var isFavorite = false

    var body: some View {
        NavigationStack {
            Text(isFavorite ? "Favorite" : "Nothing special")
                .navigationTitle("Toolbar")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Toggle("Favorite", systemImage: "star", isOn: $isFavorite)
                            .toggleStyle(.button)
                    }
                    ToolbarItem(placement: .navigation) {
                        Button("Help", systemImage: "questionmark.circle") {}
                    }
                    ToolbarItem(placement: .bottomBar) {
                        Text("Status")
                    }
                }
        }
    }
}
