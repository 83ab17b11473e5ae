import SwiftUI

/// Whether habits remind of themselves, and whether the app does so without a window.
struct ReminderPreferences: View {
    @Bindable var settings: ReminderSettings

    var body: some View {
        Section {
            Toggle("Remind of Habits", isOn: $settings.isOn)
            Toggle("Also When the Window Is Closed", isOn: staysInBackground)
                .disabled(!settings.isOn)
        } header: {
            Text("Reminders")
        } footer: {
            if let problem = settings.problem {
                Text(verbatim: problem)
            } else {
                Text("The app then starts with your session and waits in the background.")
            }
        }
    }

    private var staysInBackground: Binding<Bool> {
        Binding {
            settings.staysInBackground
        } set: {
            settings.setStaysInBackground($0)
        }
    }
}
