import Foundation
import SQLite

/// The copies that Tagwerk makes of its data: one a day, and one before all is replaced or its layout changed.
package struct Backups: Sendable {
    /// How many of each occasion.
    static let kept = 14

    /// How many days of use show that the clock is right, and how many may lie between two of them.
    private static let steadyDays = 3
    private static let longestPause = 10

    private let location: StoreLocation

    package init(at location: StoreLocation) {
        self.location = location
    }

    /// What there is, the newest first.
    package var all: [Backup] {
        let path = location.backups.path(percentEncoded: false)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.compactMap { Backup(location.backups.appending(path: $0)) }
            .sorted { ($0.day, $0.madeAt, $0.number) > ($1.day, $1.madeAt, $1.number) }
    }

    /// Whether a day comes soon after those on which the last backups were made. A clock that was set wrong shows one far
    /// away from them, and must not make anything old.
    func showSteadyClock(until day: CivilDay) -> Bool {
        let days = all.filter { $0.occasion == .daily && $0.day <= day }.map(\.day).prefix(Self.steadyDays)
        return days.count == Self.steadyDays && days.first == day
            && zip(days.dropFirst(), days).allSatisfy { $0.distance(to: $1) <= Self.longestPause }
    }

    /// The first of the last days on which the app was used, so many that no single wrong setting of the clock made them.
    func earliestUse(until day: CivilDay) -> CivilDay? {
        let days = all.filter { $0.occasion == .daily && $0.day <= day }.map(\.day).prefix(Self.steadyDays)
        return days.count == Self.steadyDays ? days.last : nil
    }

    // MARK: Making

    /// Makes a copy and, unless something is about to be restored, removes the oldest ones beyond the number kept. Of the
    /// daily ones there is one a day.
    ///
    /// The copy is read again and checked before an older one goes. A disk that is full keeps the old ones.
    ///
    /// - Parameter patience: how long to wait for another task or process that is just making one, in seconds.
    @discardableResult
    func make(
        of database: Database, on day: CivilDay, for occasion: Backup.Occasion = .daily,
        patience: Double = LockWait.beside
    ) throws -> Backup? {
        try StoreLocation.makePrivateFolder(location.backups)
        // One at a time: what another one has not finished is no rubbish, and no two take the same name.
        do {
            let lock = try StoreLock(at: location.backupsLock, patience: patience)
            return try withExtendedLifetime(lock) { try make(underLockOf: database, on: day, for: occasion) }
        } catch is StoreLock.HeldElsewhere {
            throw SQLiteError(code: .busy, message: "Another backup is being made", path: database.path)
        }
    }

    private func make(
        underLockOf database: Database, on day: CivilDay, for occasion: Backup.Occasion
    ) throws -> Backup? {
        let numbers = all.filter { $0.day == day && $0.occasion == occasion }.map(\.number)
        guard numbers.isEmpty || occasion != .daily else { return nil }
        removeUnfinished()
        let name = Backup.name(day, occasion, number: (numbers.max() ?? 0) + 1)
        let file = location.backups.appending(path: name)
        // Under another name until it is whole: a backup cut short by a crash must not look like one.
        let partial = file.appendingPathExtension("partial")
        do {
            try database.copy(to: partial.path(percentEncoded: false))
            let copy = partial.path(percentEncoded: false)
            try StoreFiles.check(Database(path: copy, mode: .readOnly, stopsWithTask: true))
            try StoreFiles.putInPlace(partial, as: file)
        } catch {
            removeUnfinished()
            throw error
        }
        // Before a restoring, none goes until it is done: the oldest may be the one that is restored.
        if occasion != .restoring { removeOld(on: day) }
        return Backup(file)
    }

    private func removeUnfinished() {
        let path = location.backups.path(percentEncoded: false)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names where name.hasPrefix("tagwerk-") && name.contains(".db.partial") {
            try? FileManager.default.removeItem(at: location.backups.appending(path: name))
        }
    }

    /// Days that have not come yet are of a clock that was wrong, or it is wrong now: they are counted for themselves,
    /// so that no setting of the clock lets backups of other times go.
    private func removeOld(on day: CivilDay) {
        let all = all
        for occasion in Backup.Occasion.allCases {
            for isPast in [true, false] {
                let group = all.filter { $0.occasion == occasion && ($0.day <= day) == isPast }
                for old in group.dropFirst(Self.kept) { try? FileManager.default.removeItem(at: old.file) }
            }
        }
    }

    // MARK: Restoring

    /// Puts a backup in the place of the data file, which is kept under another name. Throws before it has touched
    /// anything if the backup is not sound.
    func restore(_ backup: Backup, on day: CivilDay) throws {
        let copy = try workingCopy(of: backup)
        try StoreFiles.setAside(location, on: day)
        try StoreFiles.putInPlace(copy, as: location.database)
    }

    /// Puts a backup in the place of what an open database holds, in one transaction, and returns the backup that was
    /// made of that before. Throws without having changed anything if the backup is not sound or the task is cancelled.
    ///
    /// - Parameter progress: called with the share that is done, from 0 to 1.
    func restore(
        _ backup: Backup, into database: Database, on day: CivilDay, progress: (Double) -> Void
    ) throws -> Backup? {
        let copy = try workingCopy(of: backup)
        defer { try? FileManager.default.removeItem(at: copy) }
        progress(1 / 3)
        let version = try database.dataVersion
        let replaced = try make(of: database, on: day, for: .restoring)
        do {
            progress(2 / 3)
            let source = try Database(path: copy.path(percentEncoded: false), mode: .readWrite, stopsWithTask: true)
            // A file with a write-ahead log keeps the size of its pages, and takes no others.
            if try source.pageSize != database.pageSize { try source.rewrite(pageSize: database.pageSize) }
            // What was changed after its backup would be lost.
            try database.replaceContents(by: source, ifStillAt: version) { progress((2 + $0) / 3) }
            removeOld(on: day)
            return replaced
        } catch {
            // What it was made of is still there; after another error, a commit may have reached the disk after all.
            let isUntouched = error is CancellationError || (error as? SQLiteError)?.code.basic == .busy
            if isUntouched, let replaced { try? FileManager.default.removeItem(at: replaced.file) }
            throw error
        }
    }

    /// A copy in today's layout, read once to the end.
    private func workingCopy(of backup: Backup) throws -> URL {
        let copy = location.folder.appending(path: "tagwerk.db.restoring")
        try? FileManager.default.removeItem(at: copy)
        do {
            try FileManager.default.copyItem(at: backup.file, to: copy)
            let database = try Database(path: copy.path(percentEncoded: false), mode: .readWrite, stopsWithTask: true)
            try StoreFiles.check(database)
            try StoreSchema.migrator.migrate(database)
            // What was being entered then was saved or discarded long ago.
            try HabitTables(database: database).setSheetDraft(nil)
            _ = try HabitTables(database: database).load()
            _ = try NoteTables(database: database).summaries()
            return copy
        } catch {
            try? FileManager.default.removeItem(at: copy)
            if error is CancellationError { throw error }
            throw StoreProblem(
                .unusableBackup, path: backup.file.path(percentEncoded: false), detail: String(describing: error),
                remedies: all.filter { $0 != backup }.map(StoreRemedy.restore) + [.openCopy, .startFresh])
        }
    }
}
