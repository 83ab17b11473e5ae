import SwiftUI

/// A text in which what was found is marked.
struct HitText {
    static let background = Color.yellow.opacity(0.35)

    private var marked: AttributedString

    init(_ string: String, _ ranges: [Range<String.Index>]) {
        marked = AttributedString(string)
        for range in ranges {
            guard let hit = Range<AttributedString.Index>(range, in: marked) else { continue }
            marked[hit].swiftUI.backgroundColor = Self.background
            marked[hit].inlinePresentationIntent = .stronglyEmphasized
        }
    }

    var text: Text { Text(marked) }
}
