import Observation
import SwiftUI

/// What is selected in a note's text. Apart from the text, so that moving the caret concerns nobody else.
@MainActor
@Observable
final class NoteCursor {
    var selection: TextSelection?

    /// The selection in UTF-8 of `text`; its end where there was none yet.
    func offsets(in text: String) -> Range<Int> {
        guard case .selection(let range) = selection?.indices else { return text.utf8.count..<text.utf8.count }
        let start = text.offset(of: range.lowerBound)
        return start..<max(start, text.offset(of: range.upperBound))
    }

    func select(_ offsets: Range<Int>, in text: String) {
        selection = TextSelection(range: text.range(offsets))
    }
}
