import SwiftUI
import TagwerkModel

/// The preferences window.
struct PreferencesView: View {
    let session: Session

    var body: some View {
        Form {
            GeneralSection()
            DaySection()
            ReminderPreferences(settings: session.reminders)
            DataSection(session: session)
        }
        .formStyle(.grouped)
        .frame(minWidth: 340, idealWidth: 520, minHeight: 420, idealHeight: 620)
        .longWork(session.work)
        .followsSettings(session)
    }
}
