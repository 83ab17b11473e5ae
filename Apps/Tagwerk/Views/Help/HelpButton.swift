import SwiftUI

/// Opens the user's guide, in the menu of every screen and by its key.
struct HelpButton: View {
    /// F1, as AppKit writes it.
    private static let key = KeyEquivalent("\u{F704}")

    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("Help", systemImage: "questionmark.circle") { openWindow(id: HelpView.windowID) }
            .keyboardShortcut(Self.key, modifiers: [])
    }
}
