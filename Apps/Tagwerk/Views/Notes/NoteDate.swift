import SwiftUI
import TagwerkModel

/// When a note was changed: the time today, else the day.
struct NoteDate: View {
    let date: Date
    let today: CivilDay

    @Environment(\.calendar) private var calendar

    var body: some View {
        Group {
            if calendar.isDate(date, inSameDayAs: today.noon(in: calendar.timeZone)) {
                Text(date, format: .dateTime.hour().minute())
            } else if calendar.isDate(date, equalTo: today.noon(in: calendar.timeZone), toGranularity: .year) {
                Text(date, format: .dateTime.day().month(.abbreviated))
            } else {
                Text(date, format: .dateTime.day().month(.abbreviated).year())
            }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .fixedSize()
    }
}
