/// Why a file cannot be imported, in words for the user. Nothing has been changed then.
package enum ImportProblem: Error, Hashable, Sendable {
    case unreadable(String)
    /// A folder without Markdown files.
    case noNotes
    case empty
    case tooLarge
    /// Neither an archive nor a database nor a table that is known.
    case unknown
    case damaged
    case encrypted
    /// A backup by a Loop that is newer than the formats known here.
    case newerLoop
    /// An export by a newer version of this app.
    case newerTagwerk
    /// An archive or database without Loop's tables.
    case notLoop
    /// The task that read it was cancelled.
    case cancelled

    package var explanation: Sentence {
        switch self {
        case .unreadable(let path):
            Sentence(
                "Tagwerk may not read %@. Allow reading in the properties of the file, then try again.", .text(path))
        case .noNotes: Sentence("There are no Markdown files (.md) in this folder.")
        case .empty: Sentence("The file is empty. Export it again from the other app.")
        case .tooLarge: Sentence("The file is too large to be a list of habits. Nothing was changed.")
        case .unknown:
            Sentence(
                "Tagwerk does not know this kind of file. Choose an export (.zip) or full backup (.db) of Loop Habit Tracker, a table (.csv) of HabitBull, or an export of Tagwerk."
            )
        case .damaged:
            Sentence("The file is damaged or was cut short. Nothing was changed. Export it again from the other app.")
        case .encrypted: Sentence("The archive has a password. Unpack it and pack it again without one.")
        case .newerLoop:
            Sentence(
                "This backup was made by a newer version of Loop Habit Tracker. Nothing was changed. Update Tagwerk, or export as CSV in Loop and choose that file."
            )
        case .newerTagwerk:
            Sentence(
                "This file was exported by a newer version of Tagwerk. Nothing was changed. Update Tagwerk to import it."
            )
        case .notLoop:
            Sentence("There are no habits of Loop Habit Tracker in this file. Nothing was changed.")
        case .cancelled: Sentence("The import was cancelled. Nothing was changed.")
        }
    }
}
