import SwiftUI

/// Two columns: what is chosen in the list is shown beside it.
struct SplitScreen: View {
    @State private var country: String?
    private let countries = ["Austria", "Germany", "Switzerland"]

    var body: some View {
        NavigationSplitView {
            List(countries, id: \.self, selection: $country) { name in
                NavigationLink(value: name) { Label(name, systemImage: "globe") }
            }
            .navigationTitle("Countries")
            .toolbar { Button("Add", systemImage: "plus") {} }
        } detail: {
            NavigationStack {
                if let country {
                    List {
                        NavigationLink("Cities of \(country)") { Text("Cities").navigationTitle("Cities") }
                    }
                    .navigationTitle(country)
                } else {
                    Text("Choose a country").foregroundStyle(.secondary).navigationTitle("")
                }
            }
        }
    }
}
