import SwiftUI
import TagwerkModel

/// A colour that can be chosen; a ring marks the chosen one.
struct ColorButton: View {
    let color: HabitColor
    let isSelected: Bool
    let select: @MainActor () -> Void

    var body: some View {
        Button(action: select) {
            ZStack {
                Circle()
                    .fill(color.color)
                    .padding(5)
                Circle()
                    .strokeBorder(isSelected ? color.color : .clear, lineWidth: 2)
            }
            .frame(width: 36, height: 36)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(color.title)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}
