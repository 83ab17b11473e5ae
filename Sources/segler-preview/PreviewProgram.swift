import SwiftUI

/// The window of `segler preview`: an app's previews, drawn anew whenever its source is saved.
@main
struct PreviewProgram: App {
    @State private var model = PreviewModel(PreviewArguments(CommandLine.arguments))

    var body: some Scene {
        WindowGroup {
            PreviewsView(model: model)
        }
        .defaultSize(width: 900, height: 760)
    }
}
