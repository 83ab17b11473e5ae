import SwiftUI
import TagwerkModel

/// The day that a note belongs to.
struct LinkedDayLabel: View {
    let day: CivilDay

    var body: some View {
        Label {
            Text(day.noon(), format: .dateTime.day().month(.wide).year())
        } icon: {
            Image(systemName: "calendar")
        }
    }
}

/// The habit that a note belongs to.
struct LinkedHabitLabel: View {
    let habit: Habit

    var body: some View {
        Label {
            Text(verbatim: habit.name)
        } icon: {
            Image(systemName: habit.icon)
                .foregroundStyle(habit.color.color)
        }
    }
}
