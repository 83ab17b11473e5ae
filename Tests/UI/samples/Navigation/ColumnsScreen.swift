import SwiftUI

/// Three columns, made of links.
struct ColumnsScreen: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var box: String? = "Inbox"
    @State private var mail: Int?

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(selection: $box) {
                ForEach(["Inbox", "Drafts", "Sent"], id: \.self) { Label($0, systemImage: "tray") }
            }
            .navigationTitle("Mail")
            .navigationSplitViewColumnWidth(200)
        } content: {
            List(0..<20, id: \.self, selection: $mail) { Text("\(box ?? "No box") \($0)") }
                .navigationTitle(box ?? "None")
        } detail: {
            VStack {
                Text(mail.map { "Mail \($0)" } ?? "Nothing chosen")
                Button(visibility == .detailOnly ? "Show all" : "Hide the rest") {
                    visibility = visibility == .detailOnly ? .all : .detailOnly
                }
            }
            .navigationTitle("Reading")
        }
    }
}
