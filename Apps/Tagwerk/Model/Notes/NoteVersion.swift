import Foundation

/// An earlier text of a note.
package struct NoteVersion: Identifiable, Hashable, Sendable {
    package let id: Int
    /// When the text was written.
    package let writtenAt: Date
    /// The title that it had, as lists show it.
    package let title: String
    /// The length of the text in bytes.
    package let size: Int
}
