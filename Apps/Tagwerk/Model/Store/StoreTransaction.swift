import Foundation

/// The tables while a change is written, and what is to be shown once it is on the disk.
struct StoreTransaction {
    let habits: HabitTables
    let notes: NoteTables
    /// The moment of the change.
    let now: Date
    /// Whether that moment is good enough to delete by.
    let trustsClock: Bool
    /// The habits and groups after the change.
    var contents: Contents
    /// The notes that are to be read again.
    var touchedNotes: Set<NoteSummary.ID> = []
    /// Called after each part of the work with how much it was, in the unit of `Change.effort`. Throws where no more is to
    /// be written.
    var didWork: (Int) throws -> Void = { _ in }
}
