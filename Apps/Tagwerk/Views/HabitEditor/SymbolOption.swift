import SwiftUI
import TagwerkModel

/// A symbol that can be chosen.
struct SymbolOption: View {
    let name: String
    let isSelected: Bool
    let color: HabitColor

    var body: some View {
        Image(systemName: name)
            .font(.system(size: 22))
            .foregroundStyle(isSelected ? color.color : .secondary)
            .frame(width: 42, height: 42)
            .background(isSelected ? color.color.opacity(0.15) : Color.clear, in: RoundedRectangle(cornerRadius: 12))
            .help(HabitSymbolFamily.title(of: name))
            .accessibilityLabel(HabitSymbolFamily.title(of: name))
    }
}
