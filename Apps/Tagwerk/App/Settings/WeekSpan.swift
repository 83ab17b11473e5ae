import SwiftUI

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
}
