/// Something that the user can choose when the data cannot be opened.
package enum StoreRemedy: Hashable, Sendable {
    case tryAgain
    /// Use the usual folder instead of the one that was chosen in the preferences.
    case useStandardFolder
    /// Show what can still be read, without writing anything.
    case openCopy
    /// Keep the file under another name and begin with an empty one.
    case startFresh
    /// Keep the file under another name and go back to a backup.
    case restore(Backup)

    /// The label of the button.
    package var title: Sentence {
        switch self {
        case .tryAgain: Sentence("Try Again")
        case .useStandardFolder: Sentence("Use the Usual Folder")
        case .openCopy: Sentence("View Without Changing")
        case .startFresh: Sentence("Start Fresh, Keep the Old File")
        case .restore(let backup): Sentence("Restore Backup of %@", .text(backup.day.description))
        }
    }
}
