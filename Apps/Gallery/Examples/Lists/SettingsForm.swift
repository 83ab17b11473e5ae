import SwiftUI

struct SettingsForm: View {
    @State private var name = "Kim"
    @State private var sendsAlerts = true
    @State private var sound = 0
    @State private var volume = 0.5

    var body: some View {
        Form {
            Section("Account") {
                TextField("Name", text: $name)
                LabeledContent("Plan", value: "Free")
            }
            Section("Alerts") {
                Toggle("Send Alerts", isOn: $sendsAlerts)
                Picker("Sound", selection: $sound) {
                    Text("Bell").tag(0)
                    Text("Chime").tag(1)
                }
                Slider(value: $volume) { Text("Volume") }
            }
            .disabled(!sendsAlerts && name.isEmpty)
            Button("Sign Out", role: .destructive) {}
        }
    }
}
