import SwiftUI

struct SpacedRows: View {
    @State private var spacing = 8.0

    var body: some View {
        List {
            Section("Header") {
                Label("Inbox", systemImage: "tray")
                Label("Drafts", systemImage: "pencil")
            }
            Section {
                Slider(value: $spacing, in: 0...24) { Text("Spacing") }
            }
        }
        .listRowSpacing(spacing)
        .listSectionSpacing(.compact)
        .headerProminence(.increased)
        .listItemTint(.orange)
    }
}
