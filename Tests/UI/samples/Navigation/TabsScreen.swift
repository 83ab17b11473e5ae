import SwiftUI

/// Tabs beside a sidebar, one of them with a badge, and a page that hides the switcher.
struct TabsScreen: View {
    var body: some View {
        TabView {
            Tab("Mail", systemImage: "envelope") {
                NavigationStack {
                    List {
                        NavigationLink("Alone") {
                            Text("Alone").toolbar(.hidden, for: .tabBar).navigationTitle("Alone")
                        }
                    }
                    .navigationTitle("Mail")
                }
            }
            .badge(5)
            Tab("Places", systemImage: "map") { Text("Places") }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}
