import SwiftUI
import TagwerkModel

/// When a day ends and a week begins.
struct DaySection: View {
    @AppStorage(SettingKey.firstWeekday) private var firstWeekday = FirstWeekday.automatic
    @AppStorage(SettingKey.dayEndsAtHour) private var dayEndsAtHour = 0
    @AppStorage(SettingKey.weekSpan) private var weekSpan = WeekSpan.lastSevenDays
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    /// Who goes to bed later than this begins the day after getting up.
    private static let latestHour = 12

    var body: some View {
        Section {
            Picker("First Day of the Week", selection: $firstWeekday) {
                Text("Like the System").tag(FirstWeekday.automatic)
                ForEach(Weekday.allCases, id: \.self) { Text(verbatim: name(of: $0)).tag($0.rawValue) }
            }
            Picker("Week of a Habit", selection: $weekSpan) {
                ForEach(WeekSpan.allCases) { Text($0.title).tag($0) }
            }
            Picker("The Day Ends At", selection: $dayEndsAtHour) {
                Text("Midnight").tag(0)
                ForEach(1...Self.latestHour, id: \.self) { Text(verbatim: time(atHour: $0)).tag($0) }
            }
        } header: {
            Text("Days and Weeks")
        } footer: {
            Text("What you check off after midnight counts for the day before until the day ends.")
        }
    }

    private func name(of weekday: Weekday) -> String {
        let names = calendar.standaloneWeekdaySymbols
        return names.indices.contains(weekday.foundationNumber - 1) ? names[weekday.foundationNumber - 1] : ""
    }

    private func time(atHour hour: Int) -> String {
        let midnight = Calendar(identifier: .gregorian).startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
        var style = Date.FormatStyle(date: .omitted, time: .shortened)
        style.locale = locale
        return midnight.addingTimeInterval(Double(hour) * 3600).formatted(style)
    }
}
