import SwiftUI

/// A list that is searched, with suggestions and scopes, and loaded anew.
struct SearchScreen: View {
    @State private var text = ""
    @State private var scope = "All"
    @State private var submitted = ""
    @State private var loads = 0

    private let names = ["Amsel", "Buchfink", "Drossel", "Elster", "Fink", "Mauersegler", "Meise", "Star"]

    var body: some View {
        NavigationStack {
            SearchResults(
                names: names.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) },
                footer: "Submitted: \(submitted), loaded \(loads) times, scope \(scope)"
            )
            .navigationTitle("Birds")
            .refreshable {
                try? await Task.sleep(for: .seconds(1))
                loads += 1
            }
        }
        .searchable(text: $text, prompt: "Name of a bird")
        .searchSuggestions {
            if text.count == 1 {
                ForEach(names.filter { $0.hasPrefix(text.uppercased()) }, id: \.self) { name in
                    Text(name).searchCompletion(name)
                }
            }
        }
        .searchScopes($scope) {
            Text("All").tag("All")
            Text("Seen").tag("Seen")
        }
        .onSubmit(of: .search) { submitted = text }
    }
}

private struct SearchResults: View {
    let names: [String]
    let footer: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        List {
            Section {
                ForEach(names, id: \.self) { Text($0) }
            } footer: {
                Text(footer)
            }
            if isSearching { Button("Stop searching") { dismissSearch() } }
        }
    }
}
