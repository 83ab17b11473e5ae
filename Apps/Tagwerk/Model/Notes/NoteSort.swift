/// The order of a list of notes. Pinned notes come first in each.
package enum NoteSort: String, CaseIterable, Sendable {
    /// The latest change first.
    case modified
    /// The newest first.
    case created
    /// By the rules of the user's language; numbers in titles by their value.
    case title
}
