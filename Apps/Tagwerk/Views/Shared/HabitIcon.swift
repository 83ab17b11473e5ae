import SwiftUI
import TagwerkModel

/// A habit's symbol in its colour, on a tile of the same colour.
struct HabitIcon: View {
    let name: String
    let color: HabitColor
    var size: CGFloat = 36

    var body: some View {
        Image(systemName: name)
            .font(.system(size: size * 0.55))
            .foregroundStyle(color.color)
            .frame(width: size, height: size)
            .background(color.color.opacity(0.15), in: RoundedRectangle(cornerRadius: size * 0.28))
            .accessibilityHidden(true)
    }
}
