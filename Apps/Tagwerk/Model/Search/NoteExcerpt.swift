/// A part of a note around what was searched for.
package struct NoteExcerpt: Hashable, Sendable {
    package let text: String
    /// Where the words that were searched for are in it.
    package let ranges: [Range<String.Index>]
}
