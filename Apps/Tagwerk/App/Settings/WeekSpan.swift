import SwiftUI
import TagwerkModel

/// Which seven days a habit's page shows.
enum WeekSpan: String, CaseIterable, Identifiable {
    case lastSevenDays, calendarWeek

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .lastSevenDays: "Last 7 Days"
        case .calendarWeek: "This Week"
        }
    }

    func days(today: CivilDay, weekStart: Weekday) -> [CivilDay] {
        let first =
            switch self {
            case .lastSevenDays: today.advanced(by: -6)
            case .calendarWeek: today.advanced(by: -((today.weekday.rawValue - weekStart.rawValue + 7) % 7))
            }
        return (0..<7).map { first.advanced(by: $0) }
    }
}
