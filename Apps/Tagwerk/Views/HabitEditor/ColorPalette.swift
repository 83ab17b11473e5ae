import SwiftUI
import TagwerkModel

/// All colours to choose from.
struct ColorPalette: View {
    @Binding var selection: HabitColor

    var body: some View {
        Picker("Color", selection: $selection) {
            ForEach(HabitColor.allCases) { color in
                ColorOption(color: color, isSelected: color == selection)
                    .tag(color)
            }
        }
        .pickerStyle(.palette)
        .paletteSelectionEffect(.custom)
        .labelsHidden()
        .padding(.vertical, 4)
    }
}
