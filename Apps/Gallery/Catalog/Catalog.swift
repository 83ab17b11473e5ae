import SwiftUI

/// All pages of the gallery.
@MainActor
enum Catalog {
    static let families: [Family] = [
        .controls, .text, .images, .layout, .lists, .navigation, .presentation, .transfer, .drawing, .effects,
        .animation, .gestures, .dataFlow, .accessibility, .states,
    ]

    private static let pages = families.flatMap(\.pages)
    private static let indices = Dictionary(
        pages.indices.map { (pages[$0].id, $0) }, uniquingKeysWith: { first, _ in first })

    /// The page with an ID.
    static func page(_ id: String) -> Page? { indices[id].map { pages[$0] } }

    /// The page behind one in the list of all.
    static func page(after id: String) -> Page? {
        indices[id].flatMap { pages.indices.contains($0 + 1) ? pages[$0 + 1] : nil }
    }
}
