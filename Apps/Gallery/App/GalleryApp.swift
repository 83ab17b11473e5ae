import SwiftUI

/// Every view and modifier of the package, live and with the code that makes it.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Gallery") {
            // An argument names the page to begin with.
            GalleryView(path: CommandLine.arguments.dropFirst().prefix(1).filter { Catalog.page($0) != nil })
        }
        .defaultSize(width: 1000, height: 720)
    }
}
