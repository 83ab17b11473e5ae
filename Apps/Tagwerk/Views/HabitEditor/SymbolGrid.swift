import SwiftUI
import TagwerkModel

/// All symbols to choose from, with the chosen one in the habit's colour.
struct SymbolGrid: View {
    @Binding var selection: String
    let color: HabitColor

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 6), spacing: 4) {
            ForEach(HabitSymbols.all, id: \.self) { name in
                SymbolButton(name: name, isSelected: name == selection, color: color) { selection = name }
            }
        }
        .padding(.vertical, 4)
    }
}
