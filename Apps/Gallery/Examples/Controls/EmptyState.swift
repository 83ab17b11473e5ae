import SwiftUI

struct EmptyState: View {
    var body: some View {
        ContentUnavailableView {
            Label("No Mail", systemImage: "tray")
        } description: {
            Text("New messages appear here.")
        } actions: {
            Button("Check Now") {}
        }
    }
}
