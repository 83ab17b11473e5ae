import TagwerkModel

/// The sheets that are about one note.
enum NoteSheet: Identifiable, Hashable {
    case link(NoteSummary.ID)
    case tags(NoteSummary.ID)
    case versions(NoteSummary.ID)

    var id: Self { self }
}
