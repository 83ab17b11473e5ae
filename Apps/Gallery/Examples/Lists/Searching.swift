import SwiftUI

struct Searching: View {
    @State private var text = ""
    private let cities = ["Berlin", "Hamburg", "Köln", "München"]

    private var found: [String] {
        text.isEmpty
            ? cities
            : cities.filter { $0.localizedStandardContains(text) }
    }

    var body: some View {
        NavigationStack {
            List(found, id: \.self) { Text(verbatim: $0) }
                .overlay {
                    if found.isEmpty {
                        ContentUnavailableView.search(text: text)
                    }
                }
                .navigationTitle("Cities")
                .searchable(text: $text)
        }
    }
}
