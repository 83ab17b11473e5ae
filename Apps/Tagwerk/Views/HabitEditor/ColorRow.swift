import SwiftUI
import TagwerkModel

/// All colours to choose from.
struct ColorRow: View {
    @Binding var selection: HabitColor

    var body: some View {
        HStack(spacing: 0) {
            ForEach(HabitColor.allCases) { color in
                ColorButton(color: color, isSelected: color == selection) { selection = color }
                    .frame(maxWidth: .infinity)
            }
        }
        .padding(.vertical, 4)
    }
}
