import SwiftUI
import TagwerkModel

/// A colour that can be chosen; a ring marks the chosen one.
struct ColorOption: View {
    let color: HabitColor
    let isSelected: Bool

    var body: some View {
        ZStack {
            Circle()
                .fill(color.color)
                .padding(5)
            Circle()
                .strokeBorder(isSelected ? color.color : .clear, lineWidth: 2)
        }
        .frame(width: 36, height: 36)
        .accessibilityLabel(color.title)
    }
}
