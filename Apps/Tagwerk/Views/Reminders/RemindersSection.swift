import SwiftUI
import TagwerkModel

/// Edits the reminders of a habit, as a section of a form.
struct RemindersSection: View {
    @Binding var reminders: [Reminder]
    let weekStart: Weekday

    var body: some View {
        Section {
            ForEach(reminders.indices, id: \.self) { index in
                ReminderRow(reminder: $reminders[index], weekStart: weekStart) { reminders.remove(at: index) }
            }
            Button("Add Reminder", systemImage: "bell.badge") { reminders.append(next) }
        } header: {
            Text("Reminders")
        }
    }

    /// Two hours after the last one; the first at eight in the evening.
    private var next: Reminder {
        guard let last = reminders.last else { return Reminder(minute: 20 * 60) }
        return Reminder(minute: (last.minute + 120) % (24 * 60), weekdays: last.weekdays)
    }
}
