/// A tag that notes have.
package struct NoteTag: Identifiable, Hashable, Sendable {
    /// Such as `work/travel`, as the first note has it.
    package let name: String
    /// The number of notes with it or with a tag below it, without those in the trash.
    package internal(set) var count: Int

    package var id: String { NoteTags.key(name) }

    /// The last part of a nested tag.
    package var leaf: String { name.split(separator: "/").last.map(String.init) ?? name }

    /// How many tags it is below.
    package var depth: Int { name.count { $0 == "/" } }
}
