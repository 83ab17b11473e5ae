import Foundation
import SQLite

/// The copies that Tagwerk makes of its data, one a day and the last seven of them.
package struct Backups {
    static let kept = 7

    private let location: StoreLocation

    package init(at location: StoreLocation) {
        self.location = location
    }

    /// What there is, the newest first.
    package var all: [Backup] {
        let path = location.backups.path(percentEncoded: false)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.compactMap { name in
            guard name.hasPrefix("tagwerk-"), name.hasSuffix(".db"),
                let day = CivilDay(String(name.dropFirst(8).dropLast(3)))
            else { return nil }
            return Backup(day: day, file: location.backups.appending(path: name))
        }
        .sorted { $0.day > $1.day }
    }

    /// Makes the copy of a day, unless there is one, and removes the oldest beyond the number kept.
    func make(of database: Database, on day: CivilDay) throws {
        guard !all.contains(where: { $0.day == day }) else { return }
        try StoreLocation.makePrivateFolder(location.backups)
        let file = location.backups.appending(path: "tagwerk-\(day).db")
        // Under another name until it is whole: a backup cut short by a crash must not look like one.
        let partial = file.appendingPathExtension("partial")
        try? FileManager.default.removeItem(at: partial)
        try database.copy(to: partial.path(percentEncoded: false))
        try StoreFiles.putInPlace(partial, as: file)
        for old in all.dropFirst(Self.kept) {
            try FileManager.default.removeItem(at: old.file)
        }
    }

    /// Puts a backup in the place of the data file, which is kept under another name. Throws before it has touched
    /// anything if the backup is not sound.
    func restore(_ backup: Backup, on day: CivilDay) throws {
        let copy = location.folder.appending(path: "tagwerk.db.restoring")
        try? FileManager.default.removeItem(at: copy)
        do {
            try FileManager.default.copyItem(at: backup.file, to: copy)
            let database = try Database(path: copy.path(percentEncoded: false), mode: .readWrite)
            try StoreFiles.check(database)
            _ = try HabitTables(database: database).load()
        } catch {
            try? FileManager.default.removeItem(at: copy)
            throw StoreProblem(
                .unusableBackup, path: backup.file.path(percentEncoded: false), detail: String(describing: error),
                remedies: all.filter { $0 != backup }.map(StoreRemedy.restore) + [.openCopy, .startFresh])
        }
        try StoreFiles.setAside(location, on: day)
        try StoreFiles.putInPlace(copy, as: location.database)
    }
}
