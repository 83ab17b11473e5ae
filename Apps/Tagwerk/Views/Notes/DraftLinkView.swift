import SwiftUI
import TagwerkModel

/// What a new note will belong to, with a button to let it belong to nothing.
struct DraftLinkView: View {
    @Binding var link: NoteLink
    let store: HabitStore

    var body: some View {
        let habit = link.habit.flatMap(store.habit)
        if link.day != nil || habit != nil {
            HStack(spacing: 16) {
                if let day = link.day { LinkedDayLabel(day: day) }
                if let habit { LinkedHabitLabel(habit: habit) }
                Spacer(minLength: 0)
                Button("Remove Link", systemImage: "xmark") { link = .none }
                    .labelStyle(.iconOnly)
                    .buttonStyle(.plain)
                    .help("Remove Link")
            }
            .lineLimit(1)
            .font(.caption)
            .foregroundStyle(.secondary)
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
        }
    }
}
