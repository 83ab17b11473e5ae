import SwiftUI

extension Family {
    static let text = Family(
        "text", "Text",
        pages: [
            Page(
                "fonts", "Fonts", symbol: "textformat",
                examples: [
                    Example("Text Styles", TextStyles()),
                    Example("Weights", FontWeights()),
                    Example("Designs", FontDesigns()),
                ]),
            Page(
                "text-looks", "Decoration and Color", symbol: "underline",
                examples: [
                    Example("Decoration", TextDecoration()),
                    Example("Colors", TextColors()),
                    Example("Markdown", MarkdownText()),
                    Example("Selectable Text", SelectableText()),
                ]),
            Page(
                "formats", "Formats", symbol: "number",
                examples: [
                    Example("Numbers, Dates and Lists", FormattedValues()),
                    Example("Dates", LivingDates()),
                ]),
            Page(
                "lines", "Lines", symbol: "text.alignleft",
                examples: [
                    Example("Line Limits", LineLimits()),
                    Example("Alignment", TextAlignments()),
                    Example("Text That Fits", FittingText()),
                ]),
        ])
}
