import Observation
import TagwerkModel

/// Where the app is to go, asked from outside of its views.
@MainActor
@Observable
final class LinkInbox {
    private(set) var link: AppLink?

    func open(_ link: AppLink) { self.link = link }

    /// The link, once.
    func take() -> AppLink? {
        defer { if link != nil { link = nil } }
        return link
    }
}
