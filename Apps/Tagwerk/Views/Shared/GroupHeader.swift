import SwiftUI
import TagwerkModel

/// The heading of a group with its colour, or of the habits without one.
struct GroupHeader: View {
    let group: HabitGroup?

    var body: some View {
        if let group {
            HStack(spacing: 8) {
                Circle()
                    .fill(group.color.color)
                    .frame(width: 10, height: 10)
                Text(verbatim: group.name)
                    .lineLimit(2)
            }
        } else {
            Text("Other Habits")
        }
    }
}
