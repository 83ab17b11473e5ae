import SwiftUI
import TagwerkModel

/// One reminder: its time, its weekdays and a button that takes it away.
struct ReminderRow: View {
    @Binding var reminder: Reminder
    let weekStart: Weekday
    let remove: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                DatePicker("Time", selection: time, displayedComponents: .hourAndMinute)
                    .labelsHidden()
                Spacer()
                Button("Remove Reminder", systemImage: "trash", role: .destructive, action: remove)
                    .labelStyle(.iconOnly)
                    .buttonStyle(.borderless)
            }
            WeekdayRow(selection: weekdays, weekStart: weekStart)
        }
        .padding(.vertical, 4)
    }

    /// One without any day would never come.
    private var weekdays: Binding<Set<Weekday>> {
        Binding {
            reminder.weekdays
        } set: {
            if !$0.isEmpty { reminder.weekdays = $0 }
        }
    }

    private var time: Binding<Date> {
        Binding {
            reminder.date()
        } set: {
            reminder.setTime($0)
        }
    }
}
