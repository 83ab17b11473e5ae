import CoreSpotlight
import SwiftUI
import TagwerkModel

extension View {
    /// Styles the Markdown in the text editors of this view while it is typed, and marks what is sought, where the platform
    /// can. Where nothing can be edited, check boxes are no buttons.
    func markdownStyling(hits: SearchHits? = nil, isEditable: Bool = true) -> some View {
        #if os(Linux)
        gtkTextHighlighter(MarkdownHighlighter(hits: hits, isEditable: isEditable))
        #else
        self
        #endif
    }
}

extension SearchService {
    /// Lets the desktop ask for each search, where it has no index of its own that copies would go into.
    func answerDesktop() {
        #if os(Linux)
        CSSearchableIndex.default().gtkSearchSource = self
        #else
        fillIndex()
        #endif
    }
}

#if os(Linux)
extension SearchService: GtkSearchSource {
    func searchableItemIdentifiers(matching words: [String]) -> [String] { ids(matching: words) }

    func searchableItem(withIdentifier identifier: String) -> CSSearchableItem? { item(identifier) }
}
#else
extension SearchService {
    /// Puts all there is into the index now and after each change.
    private func fillIndex() {
        let items = withObservationTracking {
            allItems
        } onChange: {
            Task { @MainActor [weak self] in self?.fillIndex() }
        }
        Task {
            try? await CSSearchableIndex.default().deleteAllSearchableItems()
            try? await CSSearchableIndex.default().indexSearchableItems(items)
        }
    }
}
#endif

#if os(Linux)
private struct MarkdownHighlighter: GtkTextHighlighter {
    let hits: SearchHits?
    let isEditable: Bool
    let initialContext = MarkdownContext()

    func spans(in paragraph: String, context: inout MarkdownContext) -> [GtkTextSpan] {
        let looks = MarkdownScanner.spans(in: paragraph, context: &context).map { span in
            var opensOnClick = false
            if case .checkBox = span.kind { opensOnClick = isEditable }
            return GtkTextSpan(
                paragraph.range(span.range), MarkdownLooks.attributes(of: span.kind, isEditable: isEditable),
                opensOnClick: opensOnClick,
                fillsParagraph: span.kind == .codeBlock)
        }
        guard let hits else { return looks }
        return looks + hits.ranges(in: paragraph).map { GtkTextSpan($0, MarkdownLooks.hit) }
    }
}
#endif
