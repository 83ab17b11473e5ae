import Foundation

extension NoteStore {
    /// The notes of a list that have all the words typed, those with one of them in the title first.
    ///
    /// Case and accents do not count, and neither does the place in a word for three letters or more. Words in quotes must
    /// follow one another. With nothing to search for, it is the whole list.
    package func list(_ list: NoteList, matching typed: String) -> [NoteSummary] {
        let all = self.list(list)
        let query = query(typed)
        guard !query.isEmpty else { return all }
        let found = find(query)
        var inTitle: [NoteSummary] = []
        var others: [NoteSummary] = []
        for note in all where found.contains(note.key) {
            if query.matchesAny(foldedTitle(of: note)) { inTitle.append(note) } else { others.append(note) }
        }
        return inTitle + others
    }

    /// Where the words typed are in a text, such as that of a note or its title.
    package func ranges(of typed: String, in text: String) -> [Range<String.Index>] {
        query(typed).ranges(in: text, folding)
    }

    /// What finds the words typed in texts; nil if there is nothing to search for.
    package func hits(of typed: String) -> SearchHits? { SearchHits(query(typed), in: self) }

    /// The part of a note where the first of the words is. The beginning of the note if there is none.
    package func excerpt(of id: NoteSummary.ID, matching typed: String) -> NoteExcerpt {
        let query = query(typed)
        guard let content = try? content(of: id) else { return NoteExcerpt(text: note(id)?.excerpt ?? "", ranges: []) }
        let text =
            query.firstPlace(in: content.text, folding).map { NoteText.excerpt(of: content.text, around: $0) }
            ?? note(id)?.excerpt ?? ""
        return NoteExcerpt(text: text, ranges: query.ranges(in: text, folding))
    }
}
