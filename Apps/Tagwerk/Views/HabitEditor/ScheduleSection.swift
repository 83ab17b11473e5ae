import SwiftUI
import TagwerkModel

/// On which days the habit is asked for, with a sentence that says what was chosen.
struct ScheduleSection: View {
    @Binding var form: HabitForm
    let weekStart: Weekday

    @Environment(\.locale) private var locale

    var body: some View {
        Section {
            Picker("Rhythm", selection: $form.rhythm) {
                Text("Every day").tag(HabitForm.Rhythm.daily)
                Text("On chosen weekdays").tag(HabitForm.Rhythm.weekdays)
                Text("Several times a week").tag(HabitForm.Rhythm.timesPerWeek)
                Text("Several times a month").tag(HabitForm.Rhythm.timesPerMonth)
                Text("Every few days").tag(HabitForm.Rhythm.everyDays)
            }
            switch form.rhythm {
            case .daily: EmptyView()
            case .weekdays: WeekdayRow(selection: $form.weekdays, weekStart: weekStart)
            case .timesPerWeek:
                Stepper("\(form.timesPerWeek) times a week", value: $form.timesPerWeek, in: 1...7)
            case .timesPerMonth:
                Stepper("\(form.timesPerMonth) times a month", value: $form.timesPerMonth, in: 1...31)
            case .everyDays:
                Stepper("Every \(form.distance) days", value: $form.distance, in: 1...Schedule.longestDistance)
            }
        } header: {
            Text("Schedule")
        } footer: {
            Text(verbatim: form.schedule.sentence(weekStart: weekStart, locale: locale))
        }
    }
}
