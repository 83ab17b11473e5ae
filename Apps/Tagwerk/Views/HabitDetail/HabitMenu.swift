import SwiftUI

/// The options of a habit.
struct HabitMenu: View {
    let rename: @MainActor () -> Void
    let delete: @MainActor () -> Void

    var body: some View {
        Menu("Options", systemImage: "ellipsis") {
            Button("Rename", systemImage: "pencil", action: rename)
            Button("Delete", systemImage: "trash", role: .destructive, action: delete)
        }
    }
}
