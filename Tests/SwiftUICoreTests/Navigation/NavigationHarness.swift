import RecordingBackend
import SwiftUICore

/// A window whose content has pages: finds bars, pages and texts by what they show.
@MainActor
struct NavigationHarness<Content: View> {
    let window: TestWindow<Content>

    init(@ViewBuilder _ content: () -> Content) {
        window = TestWindow(content(), environment: EnvironmentValues())
        window.turn()
    }

    var navigation: RecordingNavigation? {
        window.host?.widgets.compactMap { $0 as? RecordingNavigation }.first
    }

    /// The titles of the pages, the root first.
    var titles: [String] {
        navigation?.pages.compactMap { ($0 as? RecordingPage)?.bar.title } ?? []
    }

    var topPage: RecordingPage? { navigation?.pages.last as? RecordingPage }

    /// The texts of the page on top.
    var texts: [String] { texts(in: topPage?.content) }

    func texts(in host: (any PlatformHost)?) -> [String] {
        guard let host = host as? RecordingHost else { return [] }
        return host.widgets.flatMap { widget -> [String] in
            if let text = widget as? RecordingTextWidget { return [text.string] }
            if let inner = widget as? RecordingHost { return texts(in: inner) }
            return []
        }
    }

    /// Gives the surfaces of the pages a size, as a platform does, and ends the turn.
    func turn() {
        window.turn()
        for page in navigation?.pages ?? [] {
            (page as? RecordingPage)?.content.surface?.resize(to: .init(width: 400, height: 560))
        }
        window.turn()
    }
}
