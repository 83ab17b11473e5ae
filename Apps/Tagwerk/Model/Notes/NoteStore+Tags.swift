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

    /// Gives a note more tags. Those that it has stay as they are; what another note has is spelt as there.
    @discardableResult
    package func addTags(_ tags: [String], to id: NoteSummary.ID) -> Bool {
        guard let note = note(id) else { return false }
        let own = Set(note.tags.map(NoteTags.key))
        let known = Dictionary(self.tags.map { ($0.id, $0.name) }) { first, _ in first }
        let new = NoteTags.cleaned(tags).map { known[NoteTags.key($0)] ?? $0 }.filter {
            !own.contains(NoteTags.key($0))
        }
        return !new.isEmpty && setTags(addedTags(of: id) + new, of: id)
    }

    /// Takes a tag from a note that is not in its text.
    @discardableResult
    package func removeTag(_ tag: String, from id: NoteSummary.ID) -> Bool {
        setTags(addedTags(of: id).filter { NoteTags.key($0) != NoteTags.key(tag) }, of: id)
    }

    /// All tags to choose from for a note: its own, and then those of other notes.
    package func tagChoices(for id: NoteSummary.ID) -> [String] {
        let own = titleOrder.sorted(note(id)?.tags ?? [])
        let keys = Set(own.map(NoteTags.key))
        return own + tags.map(\.name).filter { !keys.contains(NoteTags.key($0)) }
    }

    /// Those of some tags in which a word begins as the last one that was typed, whatever its case and accents.
    package func tags(_ tags: [String], matching typed: String) -> [String] {
        guard let tag = NoteTags.tags(typed: typed).last else { return tags }
        let beginning = query("\"\(tag)\"")
        return tags.filter { beginning.matchesAny(folding.fold($0)) }
    }

    /// The tags of a note that are not in its text.
    package func addedTags(of id: NoteSummary.ID) -> [String] { (try? tables?.addedTags(of: id) ?? []) ?? [] }
}
