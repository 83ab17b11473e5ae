import SwiftUI
import TagwerkModel

/// A group with its colour and the number of its habits.
struct GroupRow: View {
    let group: HabitGroup
    let count: Int

    var body: some View {
        HStack(spacing: 12) {
            Circle()
                .fill(group.color.color)
                .frame(width: 16, height: 16)
            AdaptiveRow {
                Text(verbatim: group.name)
                    .lineLimit(3)
                    .frame(maxWidth: .infinity, alignment: .leading)
                Text("\(count) habits")
                    .foregroundStyle(.secondary)
            }
        }
        .padding(.vertical, 4)
        .contentShape(Rectangle())
    }
}
