import SwiftUI
import TagwerkModel

extension View {
    /// Lets the data and everything in this view follow the preferences.
    func followsSettings(_ session: Session) -> some View {
        modifier(FollowsSettings(session: session))
    }
}

private struct FollowsSettings: ViewModifier {
    let session: Session

    @AppStorage(SettingKey.appearance) private var appearance = Appearance.automatic
    @AppStorage(SettingKey.firstWeekday) private var firstWeekday = FirstWeekday.automatic
    @AppStorage(SettingKey.dayEndsAtHour) private var dayEndsAtHour = 0
    @Environment(\.calendar) private var regionCalendar

    func body(content: Content) -> some View {
        content
            .environment(\.calendar, calendar)
            .preferredColorScheme(appearance.colorScheme)
            .onChange(of: weekStart, initial: true) { session.setWeekStart(weekStart) }
            .onChange(of: dayEndsAtHour) { session.setDayEnds(atHour: dayEndsAtHour) }
    }

    private var weekStart: Weekday { FirstWeekday.weekday(firstWeekday, in: regionCalendar) }

    private var calendar: Calendar {
        var calendar = regionCalendar
        calendar.firstWeekday = weekStart.foundationNumber
        return calendar
    }
}
