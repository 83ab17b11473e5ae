import SwiftUI

@main
struct TagwerkApp: App {
    var body: some Scene {
        WindowGroup {
            HabitListView()
        }
    }
}
