import SwiftUI

struct Tabs: View {
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            Tab("Home", systemImage: "house", value: 0) {
                Button("Go to Search") { selection = 1 }
            }
            Tab("Search", systemImage: "magnifyingglass", value: 1) {
                Text("Nothing found")
            }
        }
    }
}
