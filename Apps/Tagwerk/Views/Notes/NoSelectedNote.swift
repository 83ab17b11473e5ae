import SwiftUI

/// What stands beside the list while no note is open.
struct NoSelectedNote: View {
    var body: some View {
        ContentUnavailableView(
            "No Note Selected", systemImage: "note.text", description: Text("Choose a note from the list."))
    }
}
