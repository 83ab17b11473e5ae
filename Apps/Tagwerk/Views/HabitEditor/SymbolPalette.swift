import SwiftUI
import TagwerkModel

/// Symbols to choose from, with the chosen one in the habit's colour.
struct SymbolPalette: View {
    let symbols: [String]
    @Binding var selection: String
    let color: HabitColor

    var body: some View {
        Picker("Symbol", selection: $selection) {
            ForEach(symbols, id: \.self) { name in
                SymbolOption(name: name, isSelected: name == selection, color: color)
                    .tag(name)
            }
        }
        .pickerStyle(.palette)
        .paletteSelectionEffect(.custom)
        .labelsHidden()
        .padding(.vertical, 4)
    }
}
