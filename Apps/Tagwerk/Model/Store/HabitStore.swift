import Foundation
import Observation
import SQLite

/// The habits and, as `notes`, the notes, and the only way to change them. Both have one history of undo.
///
/// Every change is one transaction, and it is on the disk when the method returns. If it cannot be written, `lastError`
/// says why and the list stays as it is on the disk. Observers of one property are only told when that one changes.
@MainActor
@Observable
package final class HabitStore {
    /// All habits in the user's order.
    package private(set) var habits: [Habit] = []

    /// All groups in the user's order.
    package private(set) var groups: [HabitGroup] = []

    /// The notes, which are in the same file.
    package let notes: NoteStore

    /// The day that a week begins on, for schedules that ask for a number of times a week.
    package var weekStart = Weekday.monday

    /// The day that is running. `refreshToday()` moves it on.
    package private(set) var today: CivilDay

    /// Why the last change was not saved; nil after one that was, unless a note that somebody wrote in is still not.
    package private(set) var lastError: StoreProblem?

    private var history = UndoHistory()
    @ObservationIgnored private var clock: DayClock
    /// The day on which the backups last showed that the clock goes right.
    @ObservationIgnored var trustedDay: CivilDay?
    /// What the change that is being made saves, and so ends.
    @ObservationIgnored var savedDraft: DraftPlace?
    /// Tries again to write drafts that could not be written.
    @ObservationIgnored var draftRetry: Task<Void, Never>?
    /// Ends once what is written over another connection right now, which has the write lock till then, is shown here.
    @ObservationIgnored var workBeside: Task<Void, Never>?
    /// Whether its data is being copied into another folder, to be used there.
    @ObservationIgnored package internal(set) var isLeaving = false
    @ObservationIgnored let file: StoreFile?
    @ObservationIgnored package let location: StoreLocation

    init(_ file: StoreFile, clock: DayClock) throws {
        self.file = file
        self.clock = clock
        location = file.location
        today = clock.today
        let (saved, notes) = try file.reading {
            // Before the reading: what comes meanwhile is read again.
            try file.readChanges {}
            return (try file.tables.load(), try NoteStore(file.notes))
        }
        habits = saved.habits
        groups = saved.groups
        self.notes = notes
        notes.owner = self
        // All of it could be read.
        file.database.leaveLogOnClose(false)
        notes.completeFewForeignNotes()
    }

    /// A store that works like any other and keeps nothing, for previews.
    package convenience init(inMemory habits: [Habit], groups: [HabitGroup] = [], clock: DayClock = .system()) {
        let location = StoreLocation(folder: FileManager.default.temporaryDirectory)
        do {
            let database = try Database(path: ":memory:")
            try StoreSchema.migrator.migrate(database)
            let file = StoreFile(database: database, lock: nil, location: location)
            let contents = Contents(habits: habits, groups: groups)
            try file.tables.write(.all(contents.insertions), before: Contents(), after: contents)
            try self.init(file, clock: clock)
        } catch {
            self.init(copyOf: location, Contents(habits: habits, groups: groups), notes: nil, clock: clock)
        }
    }

    /// A store for looking only, of what could be read.
    init(copyOf location: StoreLocation, _ contents: Contents, notes: NoteTables?, clock: DayClock) {
        file = nil
        self.location = location
        self.clock = clock
        today = clock.today
        habits = contents.habits
        groups = contents.groups
        self.notes = NoteStore(copy: notes)
    }

    /// Whether this is a copy for looking only.
    package var isReadOnly: Bool { file == nil }

    package func habit(_ id: Habit.ID) -> Habit? { habits.first { $0.id == id } }

    package func group(_ id: HabitGroup.ID) -> HabitGroup? { groups.first { $0.id == id } }

    /// The habits that are not in the archive, in the user's order.
    package var activeHabits: [Habit] { habits.filter { !$0.isArchived } }

    /// How many of the habits that ask for today, or are done today all the same, are done.
    package var progress: Tally {
        let counted = habits.filter { habit in
            !habit.isArchived && (habit.isDone(on: today) || habit.isDue(on: today, weekStart: weekStart))
        }
        return Tally(done: counted.count { $0.isDone(on: today) }, total: counted.count)
    }

    /// Forgets the last error, once the user has read it.
    package func clearError() {
        lastError = nil
    }

    // MARK: The running day

    /// The moment at which `refreshToday()` should be called next. Also call it when the app comes to the front and
    /// after sleep, because timers do not see the clock being set.
    package var nextDayChange: Date { clock.nextChange(after: clock.now) }

    /// Looks at the clock and the system's zone again. If another program changed the file meanwhile, reads it again.
    package func refreshToday() {
        let current = clock.today
        if current != today { today = current }
        guard let file else { return }
        do {
            try adoptChanges(of: file)
            notes.completeForeignNotes()
        } catch {
            let problem = StoreProblem(error, at: location)
            // Who writes right now is looked at again once it is done.
            if problem.kind != .busy { lastError = problem }
        }
    }

    /// The moment that the clock shows.
    package var now: Date { clock.now }

    /// Whether what is old may be deleted: today's backup was made, and the clock has not jumped.
    var trustsClock: Bool { trustedDay == clock.today }

    /// The wall-clock hour, 0 to 23, at which a new day begins.
    package var dayEndsAtHour: Int { clock.dayEndsAtHour }

    package func setDayEnds(atHour hour: Int) {
        clock.dayEndsAtHour = hour
        refreshToday()
    }

    // MARK: Undo

    /// What `undo()` would take back.
    package var undoEntry: UndoEntry? { history.undoable.last }

    /// What `redo()` would do again.
    package var redoEntry: UndoEntry? { history.redoable.last }

    @discardableResult
    package func undo() -> Bool { undoEntry.map(settle) ?? false }

    @discardableResult
    package func redo() -> Bool { redoEntry.map(settle) ?? false }

    /// Takes back one change that need not be the last one, such as that of a message still on the screen.
    @discardableResult
    package func undo(_ id: UndoEntry.ID) -> Bool {
        history.undoable.first { $0.id == id }.map(settle) ?? false
    }

    /// What a change is undone or made again by now, each of which is different.
    func undoOrRedo(_ id: UndoEntry.ID) -> UndoEntry? {
        (history.undoable + history.redoable).first { $0.id == id }
    }

    /// Makes one change again that was taken back.
    @discardableResult
    package func redo(_ id: UndoEntry.ID) -> Bool {
        history.redoable.first { $0.id == id }.map(settle) ?? false
    }

    /// Whether a change can be made again.
    package func canRedo(_ id: UndoEntry.ID) -> Bool { history.redoable.contains { $0.id == id } }

    /// Whether a change can still be taken back.
    package func canUndo(_ id: UndoEntry.ID) -> Bool { history.undoable.contains { $0.id == id } }

    private func settle(_ entry: UndoEntry) -> Bool {
        do throws(StoreProblem) {
            let reverse = try commit(entry.change)
            history.settle(entry, reverse: reverse)
            return reverse != nil
        } catch {
            lastError = error
            return false
        }
    }

    // MARK: Changing

    /// Saves a change to habits that can be undone under a title. Returns whether anything changed.
    func perform(_ change: HabitChange, _ title: Sentence) -> Bool { perform(.habits(change), title) }

    /// Saves a change that can be undone. Returns whether anything changed.
    @discardableResult
    package func perform(_ change: TitledChange) -> Bool { perform(change.change, change.title) }

    /// Saves a change that can be undone under a title. Returns whether anything changed.
    func perform(_ change: Change, _ title: Sentence) -> Bool {
        do throws(StoreProblem) {
            guard let reverse = try commit(change) else { return false }
            history.record(title, undoneBy: reverse)
            return true
        } catch {
            lastError = error
            return false
        }
    }

    /// Writes a change and then shows it; returns what takes it back, or nil if it changes nothing.
    private func commit(_ change: Change) throws(StoreProblem) -> Change? {
        // What is being typed belongs to what the change finds. A note that is deleted would come back with it.
        if !notes.saveOpenNotes(), !notes.stuckNotes.isDisjoint(with: change.notes) { throw reasonOfStuckNotes }
        let reverse = try write { [savedDraft] transaction in
            let reverse = try change.apply(to: &transaction)
            try savedDraft?.forget(in: transaction)
            return reverse
        }
        if let savedDraft { file?.unsaved.update { $0.forget(savedDraft) } }
        return reverse
    }

    /// Why what was typed into a note is not on the disk.
    var reasonOfStuckNotes: StoreProblem {
        lastError ?? StoreProblem(.busy, path: location.database.path(percentEncoded: false))
    }

    /// Saves what undo does not concern itself with, such as the text that is being typed. Returns nil if it could not
    /// be saved; `lastError` says why then if it `reportsFailure`.
    ///
    /// - Parameter endsError: whether success shows that an earlier error is over, of which the user may not have read yet.
    func save<T>(
        reportsFailure: Bool = true, endsError: Bool = true, _ body: (inout StoreTransaction) throws -> T
    ) -> T? {
        do throws(StoreProblem) {
            return try write(endsError: endsError, body)
        } catch {
            if reportsFailure { lastError = error }
            return nil
        }
    }

    /// Runs one transaction and shows what it has done.
    private func write<T>(
        endsError: Bool = true, _ body: (inout StoreTransaction) throws -> T
    ) throws(StoreProblem) -> T {
        guard let file else {
            throw StoreProblem(.viewingCopy, path: location.database.path(percentEncoded: false), remedies: [])
        }
        var isWritten = false
        do {
            try file.checkItIsInPlace()
            let (result, transaction) = try file.database.transaction {
                // Under the write lock: nothing can come between what others have written and this change.
                try file.checkItIsNotMoving()
                try adoptChanges(of: file)
                var transaction = StoreTransaction(
                    habits: file.tables, notes: file.notes, now: clock.now, trustsClock: trustsClock,
                    contents: contents)
                let result = try body(&transaction)
                isWritten = true
                return (result, transaction)
            }
            show(transaction.contents)
            try notes.refresh(transaction.touchedNotes)
            if endsError, lastError != nil, !notes.hasStuckDocuments { lastError = nil }
            return result
        } catch {
            let problem = StoreProblem(error, at: location)
            // A commit that failed half-way may have reached the disk after all: the disk decides.
            if isWritten, problem.kind != .moved, let saved = try? file.tables.load() {
                show(saved)
                try? notes.reload()
            }
            throw problem
        }
    }

    /// Reads the file again if another program has written to it. What could be undone before still can, as far as it fits.
    private func adoptChanges(of file: StoreFile) throws {
        try file.readChanges {
            show(try file.tables.load())
            try notes.reload()
        }
    }

    /// Shows what was written over another connection, and lets undo take it back.
    func adopt(_ title: Sentence, undoneBy change: Change) {
        history.record(title, undoneBy: change)
        showWritten()
    }

    /// Shows what was taken back or made again over another connection. Without a reverse, the entry is forgotten.
    func adopt(_ entry: UndoEntry, reverse: Change?) {
        history.settle(entry, reverse: reverse)
        showWritten()
    }

    /// Reads everything again after all of it was replaced.
    func reload() {
        // They lead back to what is there no more, even if what is there cannot be read right now.
        history.removeAll()
        if lastError != nil { lastError = nil }
        file?.forgetWhatWasRead()
        showWritten()
    }

    /// Reads what is on the disk for certain. Where it cannot be read, that is no failure of what was written: it is read again
    /// before the next change.
    private func showWritten() {
        guard let file else { return }
        do {
            try adoptChanges(of: file)
        } catch {
            let problem = StoreProblem(error, at: location)
            // The others say that the last change was not saved.
            lastError =
                problem.kind == .damaged ? problem : StoreProblem(.unknown, path: problem.path, detail: problem.detail)
        }
    }

    /// Tells the user of a problem that is none of a change.
    func show(_ problem: StoreProblem) {
        lastError = problem
    }

    var contents: Contents { Contents(habits: habits, groups: groups) }

    /// Observers are told of what differs only.
    private func show(_ contents: Contents) {
        if habits != contents.habits { habits = contents.habits }
        if groups != contents.groups { groups = contents.groups }
    }
}
