import Foundation

/// Text is laid out once per (text, paragraph, width): measuring and drawing share the layout.
@MainActor
package protocol TextBackend: AnyObject {
    /// The size of a paragraph whose lines may be `width` points wide; nil: as wide as it likes.
    func measure(_ paragraph: TextParagraph, width: CGFloat?) -> TextMetrics
    func makeText() -> any TextWidget
    /// Where a run of the paragraph is: one place for each line that it has letters in.
    func places(ofRun index: Int, in paragraph: TextParagraph, width: CGFloat?) -> [TextRunPlace]
}

/// A text as a platform lays it out.
package struct TextParagraph: Equatable, Sendable {
    package var text: ResolvedText
    package var alignment: TextAlignment = .leading
    /// nil: as many as it takes.
    package var lineLimit: Int?
    package var truncation: Text.TruncationMode = .tail
    /// Points between lines, on top of the font's own.
    package var lineSpacing: CGFloat = 0
    package var isRightToLeft = false

    package init(text: ResolvedText) {
        self.text = text
    }
}

/// Where a run of a text is in a line, in points from the text's top left corner.
package struct TextRunPlace: Equatable, Sendable {
    package var frame: CGRect
    package var baseline: CGFloat

    package init(frame: CGRect, baseline: CGFloat) {
        self.frame = frame
        self.baseline = baseline
    }
}

/// How large a laid out text is, in points. Baselines are measured from the top.
package struct TextMetrics: Equatable, Sendable {
    package var size: CGSize
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat
    /// The height of one line, below which a text cannot be cut.
    package var lineHeight: CGFloat

    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineHeight: CGFloat) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineHeight = lineHeight
    }
}

@MainActor
package protocol TextWidget: PlatformWidget {
    func update(_ paragraph: TextParagraph, color: Color.Resolved)
    /// Lets the user select and copy parts of the text. At first they can not.
    func setSelectable(_ isSelectable: Bool)
}
