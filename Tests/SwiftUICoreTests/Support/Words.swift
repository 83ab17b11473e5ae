import Foundation
import RecordingBackend

@testable import SwiftUICore

/// A text as the layout sees it: widths from a table, lines of 16 points, and a text's spacing.
struct Words: View {
    let words: String

    init(_ words: String) {
        self.words = words
    }

    var body: some View {
        Leaf(
            words, Extent(Self.width(of: words)), Extent(16 * CGFloat(words.split(separator: "\n").count)),
            spacing: .text, baseline: 13)
    }

    static func width(of words: String) -> CGFloat {
        words.split(separator: "\n").map { MeasuredWidths.table[String($0)] ?? 7 * CGFloat($0.count) }.max() ?? 0
    }
}
