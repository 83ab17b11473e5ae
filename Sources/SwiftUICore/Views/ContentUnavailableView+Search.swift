/// The parts of the view that a search without results shows.
public struct SearchUnavailableContent {
    /// Says that nothing was found.
    public struct Label: View {
        let query: String?

        public var body: some View {
            SwiftUICore.Label(
                query.map(SearchWords.nothing(for:)) ?? SearchWords.nothing, systemImage: "magnifyingglass")
        }
    }

    /// Says what to try.
    public struct Description: View {
        public var body: some View { Text(verbatim: SearchWords.advice) }
    }

    /// Nothing.
    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Stands in place of the results of a search that has found nothing.
    public static var search: ContentUnavailableView { search(query: nil) }

    /// Stands in place of the results of a search for `text` that has found nothing.
    public static func search(text: String) -> ContentUnavailableView { search(query: text) }

    private static func search(query: String?) -> ContentUnavailableView {
        ContentUnavailableView {
            SearchUnavailableContent.Label(query: query)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

/// In the user's language.
private enum SearchWords {
    static var nothing: String { isGerman ? "Keine Ergebnisse" : "No Results" }
    static var advice: String {
        isGerman ? "Prüfe die Schreibweise oder suche nach etwas anderem." : "Check the spelling or try another search."
    }

    static func nothing(for query: String) -> String {
        isGerman ? "Keine Ergebnisse für „\(query)“" : "No Results for “\(query)”"
    }

    private static var isGerman: Bool { UserLocale.current.isGerman }
}
