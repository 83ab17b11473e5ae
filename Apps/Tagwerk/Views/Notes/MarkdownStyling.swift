import SwiftUI
import TagwerkModel

extension View {
    /// Styles the Markdown in the text editors of this view while it is typed, where the platform can.
    func markdownStyling() -> some View {
        #if os(Linux)
        gtkTextHighlighter(MarkdownHighlighter())
        #else
        self
        #endif
    }
}

#if os(Linux)
private struct MarkdownHighlighter: GtkTextHighlighter {
    let initialContext = MarkdownContext()

    func spans(in paragraph: String, context: inout MarkdownContext) -> [GtkTextSpan] {
        MarkdownScanner.spans(in: paragraph, context: &context).map { span in
            var opensOnClick = false
            if case .checkBox = span.kind { opensOnClick = true }
            return GtkTextSpan(
                paragraph.range(span.range), MarkdownLooks.attributes(of: span.kind), opensOnClick: opensOnClick)
        }
    }
}
#endif
