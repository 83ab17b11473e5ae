import SwiftUI

/// The app with its window; `Main` starts it.
struct TagwerkApp: App {
    @State private var session = Session()

    var body: some Scene {
        Window("Tagwerk", id: "main") {
            RootView(session: session)
                .followsSettings(session)
        }
        .defaultSize(width: 960, height: 720)
        .commands { TagwerkCommands(session: session) }
        Window("Help", id: HelpView.windowID) {
            HelpView()
                .followsSettings(session)
        }
        .defaultSize(width: 720, height: 720)
        Settings {
            PreferencesView(session: session)
        }
    }
}
