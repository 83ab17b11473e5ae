import SwiftUI
import TagwerkModel

/// Symbols to choose from, with the chosen one in the habit's colour.
struct SymbolGrid: View {
    let symbols: [String]
    @Binding var selection: String
    let color: HabitColor

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 42), spacing: 4)], spacing: 4) {
            ForEach(symbols, id: \.self) { name in
                SymbolButton(name: name, isSelected: name == selection, color: color) { selection = name }
            }
        }
        .padding(.vertical, 4)
    }
}
