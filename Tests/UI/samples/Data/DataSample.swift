import SwiftData
import SwiftUI

/// A list of books that lasts, and their chapters.
@main
struct DataSample: App {
    var body: some Scene {
        WindowGroup {
            BookList()
        }
        .modelContainer(for: Book.self, isUndoEnabled: true)
    }
}
