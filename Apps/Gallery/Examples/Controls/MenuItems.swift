import SwiftUI

struct MenuItems: View {
    @State private var isPinned = false
    @State private var order = 0
    @State private var last: LocalizedStringKey = "Nothing chosen"

    var body: some View {
        HStack(spacing: 12) {
            Menu("Options") {
                Button("Share", systemImage: "square.and.arrow.up") {
                    last = "Share"
                }
                Toggle("Pinned", isOn: $isPinned)
                Picker("Order", selection: $order) {
                    Text("By Name").tag(0)
                    Text("By Date").tag(1)
                }
                Menu("More") {
                    Button("Duplicate") { last = "Duplicate" }
                }
                Divider()
                Button("Delete", role: .destructive) {
                    last = "Delete"
                }
            }
            Text(last)
        }
    }
}
