import SwiftUI

/// A group of pages.
@MainActor
struct Family: Identifiable {
    nonisolated let id: String
    let title: LocalizedStringKey
    let pages: [Page]

    init(_ id: String, _ title: LocalizedStringKey, pages: [Page]) {
        self.id = id
        self.title = title
        self.pages = pages
    }
}
