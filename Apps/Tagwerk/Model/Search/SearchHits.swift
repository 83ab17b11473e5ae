/// Finds in any text what somebody has typed to find notes.
package struct SearchHits: Equatable, Sendable {
    private let query: SearchQuery
    /// It knows the letters that came up.
    private let notes: NoteStore

    /// Nil if there is nothing to search for.
    init?(_ query: SearchQuery, in notes: NoteStore) {
        guard !query.isEmpty else { return nil }
        self.query = query
        self.notes = notes
    }

    /// Where it is, in order and without overlaps.
    @MainActor
    package func ranges(in text: String) -> [Range<String.Index>] { query.ranges(in: text, notes.folding) }

    /// Where it is first.
    @MainActor
    package func firstRange(in text: String) -> Range<String.Index>? { query.firstRange(in: text, notes.folding) }

    package static func == (one: Self, other: Self) -> Bool { one.query == other.query && one.notes === other.notes }
}
