import SwiftUI

@main
struct TagwerkApp: App {
    @State private var session = Session()

    var body: some Scene {
        WindowGroup("Tagwerk") {
            RootView(session: session)
        }
        .defaultSize(width: 480, height: 720)
    }
}
