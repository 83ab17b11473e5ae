import SwiftUI
import TagwerkModel

/// All symbols, by family, to look through or to search.
struct SymbolPage: View {
    @Binding var selection: String
    let color: HabitColor

    @State private var searchText = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let families = HabitSymbolFamily.all.map { ($0, $0.symbols(matching: searchText)) }.filter { !$1.isEmpty }
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                ForEach(families, id: \.0.id) { family, symbols in
                    VStack(alignment: .leading, spacing: 8) {
                        Text(family.title)
                            .font(.headline)
                            .accessibilityAddTraits(.isHeader)
                        SymbolPalette(symbols: symbols.map(\.name), selection: choice, color: color)
                    }
                }
            }
            .padding(16)
            .frame(maxWidth: 640)
            .frame(maxWidth: .infinity)
        }
        .overlay {
            if families.isEmpty { ContentUnavailableView.search(text: searchText) }
        }
        .navigationTitle("All Symbols")
        .searchable(text: $searchText, prompt: "Search Symbols")
    }

    /// Choosing leads back to the form.
    private var choice: Binding<String> {
        Binding {
            selection
        } set: {
            selection = $0
            dismiss()
        }
    }
}
