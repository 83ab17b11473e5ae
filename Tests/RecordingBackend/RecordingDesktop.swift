import Foundation
import SwiftUICore

/// A desktop that opens what starts with `https`.
extension RecordingBackend {
    package func open(_ url: URL) -> Bool {
        record(.set("desktop", property: "open", to: url.absoluteString))
        return canOpen(url)
    }

    package func canOpen(_ url: URL) -> Bool { url.scheme == "https" }

    package var displaySize: CGSize? { CGSize(width: 1920, height: 1080) }

    package func keepDisplayOn(_ isKept: Bool) {
        record(.set("desktop", property: "display kept on", to: "\(isKept)"))
    }

    package func showKeyboardShortcuts() { record(.set("desktop", property: "shown", to: "keyboard shortcuts")) }

    package func showAbout() { record(.set("desktop", property: "shown", to: "about")) }
}
