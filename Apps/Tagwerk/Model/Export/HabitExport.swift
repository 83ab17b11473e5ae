import Foundation
import SQLite
import Zip

/// All habits, groups and notes as they are now, to be written for other programs.
///
/// It is a value, so it can be written on another thread while the app goes on.
package struct HabitExport: Sendable {
    let habits: [Habit]
    let groups: [HabitGroup]
    let today: CivilDay
    private let source: NoteSource

    /// Where the notes come from.
    private enum NoteSource {
        /// A file, which is read when they are asked for: thousands of notes take a second.
        case file(String)
        /// What was copied because the file is no longer at its place, where there may be another one.
        case copy(Result<TemporaryFolder, any Error>)
        case memory(Result<[StoredNote], any Error>)
    }

    @MainActor
    package init(_ store: HabitStore) {
        habits = store.habits
        groups = store.groups
        today = store.today
        store.notes.saveOpenNotes()
        if let database = store.file?.database, store.file?.isInMemory == false {
            source = database.hasMoved ? .copy(Result { try Self.copy(of: database) }) : .file(database.path)
        } else {
            source = .memory(Result { try store.notes.tables?.allStored { _ in } ?? [] })
        }
    }

    private static func copy(of database: Database) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try database.copy(to: folder.file.path(percentEncoded: false))
        return folder
    }

    /// A connection of its own to the data file or to the copy of it, as long as the body runs; nil for data in memory.
    private func reading<T>(_ body: (Database) throws -> T) throws -> T? {
        switch source {
        case .memory: return nil
        case .file(let path): return try body(Database(path: path, mode: .readOnly))
        case .copy(let folder):
            return try withExtendedLifetime(folder.get()) { folder in
                try body(Database(path: folder.file.path(percentEncoded: false), mode: .readOnly))
            }
        }
    }

    /// All notes with everything, in the order in which they were added. Throws where they cannot be read, or the task is
    /// cancelled.
    ///
    /// - Parameter progress: called with the share that is read, from 0 to 1, about a hundred times.
    func notes(progress: (Double) -> Void = { _ in }) throws -> [StoredNote] {
        if case .memory(let notes) = source { return try notes.get() }
        return try reading { database in
            // All as they are at one moment, whatever is written meanwhile.
            try database.execute("BEGIN")
            return try NoteTables(database: database).allStored(progress: progress)
        } ?? []
    }

    /// A name to propose for the file.
    ///
    /// - Parameter ending: such as “zip” or “json”.
    package func fileName(_ ending: String) -> String { "Tagwerk \(today).\(ending)" }

    /// An archive in the layout of Loop Habit Tracker's “Export as CSV”, with one more file for what Loop does not know.
    package func loopArchive() throws -> Data { try LoopArchiveWriter(export: self).data() }

    /// Writes the notes as Markdown files into a new folder, and returns that.
    ///
    /// - Parameters:
    ///   - parent: the folder that it comes into.
    ///   - progress: called with the share that is done, from 0 to 1.
    package func writeMarkdown(
        into parent: URL, progress: (Double) -> Void = { _ in }
    ) throws(ExportProblem) -> URL {
        let writer = MarkdownWriter(export: self)
        var number = 1
        var folder = parent.appending(path: "Tagwerk \(today)")
        do {
            let files = try writer.files { progress($0 / 2) }
            while true {
                do {
                    if access(folder.path, F_OK) == 0 { throw FileError(code: EEXIST, path: folder.path) }
                    try writer.write(files, to: folder) { progress(0.5 + $0 / 2) }
                    return folder
                } catch let error as FileError where error.code == EEXIST {
                    // Whether it was there already or has come meanwhile.
                    number += 1
                    folder = parent.appending(path: "Tagwerk \(today) \(number)")
                }
            }
        } catch {
            throw ExportProblem(error, at: folder)
        }
    }

    /// A copy of the data file itself, which is read back as an import or a backup.
    package func dataFile() throws -> Data {
        let data = try reading { database in
            try withExtendedLifetime(Self.copy(of: database)) { try Data(contentsOf: $0.file) }
        }
        guard let data else { throw CocoaError(.fileReadUnknown) }
        return data
    }

    /// Everything, as documented in `docs/data-format.md`.
    ///
    /// - Parameter progress: called with the share of the notes that is read, from 0 to 1.
    package func json(progress: (Double) -> Void = { _ in }) throws -> Data {
        try JSONDocument(self, progress: progress).data()
    }
}
