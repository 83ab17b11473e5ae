import SwiftUI

struct SwipedRows: View {
    @State private var isUnread = true

    var body: some View {
        List {
            Label(
                "Swipe, or click the secondary button",
                systemImage: isUnread ? "envelope.badge" : "envelope.open"
            )
            .swipeActions(edge: .leading) {
                Button("Mark", systemImage: "envelope") {
                    isUnread.toggle()
                }
                .tint(.blue)
            }
            .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) {}
            }
        }
    }
}
