import SwiftUI

/// Examples of one kind.
@MainActor
struct Page: Identifiable {
    nonisolated let id: String
    let title: LocalizedStringKey
    let symbol: String
    let examples: [Example]

    init(_ id: String, _ title: LocalizedStringKey, symbol: String, examples: [Example]) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.examples = examples
    }
}
