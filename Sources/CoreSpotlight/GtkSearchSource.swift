import Foundation

/// What answers the desktop's search out of the program's own data, at the moment when it is asked.
///
/// Apple's systems keep copies of all items in an index of theirs. GNOME keeps none and asks the program for each letter
/// that is typed; a program that has an index already need not fill another one. It is asked on the main thread, also
/// without a window, so let it answer within a few hundredths of a second.
@MainActor
public protocol GtkSearchSource: AnyObject {
    /// The names of the items that have all the words, the best first. Desktops show a few of them.
    func searchableItemIdentifiers(matching words: [String]) -> [String]

    /// An item that was found before; nil where it is gone.
    func searchableItem(withIdentifier identifier: String) -> CSSearchableItem?
}

extension CSSearchableIndex {
    /// What is asked besides the items of the index; nil for nothing. It is not retained.
    @MainActor
    public var gtkSearchSource: (any GtkSearchSource)? {
        get { SearchItems.shared.source }
        set { SearchItems.shared.source = newValue }
    }
}
