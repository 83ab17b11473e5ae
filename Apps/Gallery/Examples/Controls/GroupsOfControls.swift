import SwiftUI

struct GroupsOfControls: View {
    @State private var isOn = true
    @State private var isExpanded = true

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            GroupBox("Sound") {
                Toggle("Alerts", isOn: $isOn)
            }
            DisclosureGroup("Details", isExpanded: $isExpanded) {
                Text("Shown as long as it is expanded.")
                    .foregroundStyle(.secondary)
            }
        }
    }
}
