extension NoteStore {
    /// All tags, also those that only tags below them name, in the order of the user's language.
    package var tags: [NoteTag] {
        var tags: [String: NoteTag] = [:]
        for note in list(NoteList(sort: .created)).reversed() {
            var counted: Set<String> = []
            for name in note.tags.flatMap(NoteTags.ancestry) where counted.insert(NoteTags.key(name)).inserted {
                tags[NoteTags.key(name), default: NoteTag(name: name, count: 0)].count += 1
            }
        }
        // A space sorts before all letters, so that what is below a tag stands right after it.
        let places = Dictionary(
            uniqueKeysWithValues: titleOrder.sorted(tags.values.map { $0.name.replacing("/", with: " / ") })
                .enumerated()
                .map { ($1.replacing(" / ", with: "/"), $0) })
        return tags.values.sorted { places[$0.name, default: 0] < places[$1.name, default: 0] }
    }

    /// Gives a note these tags besides those in its text.
    @discardableResult
    package func setTags(_ tags: [String], of id: NoteSummary.ID) -> Bool {
        guard let owner, let note = note(id) else { return false }
        let title = Sentence("Tags of note “%@” changed", .text(note.title))
        return owner.perform(.notes(.setTags([id: NoteTags.cleaned(tags)])), title)
    }

    /// The tags of a note that are not in its text.
    package func addedTags(of id: NoteSummary.ID) -> [String] { (try? tables?.addedTags(of: id) ?? []) ?? [] }
}
