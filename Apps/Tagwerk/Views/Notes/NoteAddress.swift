import Foundation

/// Addresses that mean something in a note's text only.
enum NoteAddress {
    /// Checks the box that was clicked off.
    static let checkBox = URL(string: "tagwerk-check:")
}
