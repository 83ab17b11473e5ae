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
    private let database: String?

    /// Where the notes come from.
    private enum NoteSource {
        /// A file, which is read when they are asked for: thousands of notes take a second.
        case file(String)
        case memory(Result<[StoredNote], any Error>)
    }

    @MainActor
    package init(_ store: HabitStore) {
        habits = store.habits
        groups = store.groups
        today = store.today
        store.notes.saveOpenNotes()
        database = store.file.flatMap { $0.isInMemory ? nil : $0.database.path }
        source =
            database.map { .file($0) } ?? .memory(Result { try store.notes.tables?.allStored { _ in } ?? [] })
    }

    /// All notes with everything, in the order in which they were added. Throws where they cannot be read, or the task is
    /// cancelled.
    ///
    /// - Parameter progress: called with the share that is read, from 0 to 1, about a hundred times.
    func notes(progress: (Double) -> Void = { _ in }) throws -> [StoredNote] {
        switch source {
        case .memory(let notes): return try notes.get()
        case .file(let path):
            let database = try Database(path: path, mode: .readOnly)
            // All as they are at one moment, whatever is written meanwhile.
            try database.execute("BEGIN")
            return try NoteTables(database: database).allStored(progress: progress)
        }
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
        guard let database else { throw CocoaError(.fileReadUnknown) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "tagwerk-export-\(UUID().uuidString)")
        try StoreLocation.makePrivateFolder(folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appending(path: "copy.db")
        try Database(path: database, mode: .readOnly).copy(to: copy.path(percentEncoded: false))
        return try Data(contentsOf: copy)
    }

    /// Everything, as documented in `docs/data-format.md`.
    ///
    /// - Parameter progress: called with the share of the notes that is read, from 0 to 1.
    package func json(progress: (Double) -> Void = { _ in }) throws -> Data {
        try JSONDocument(self, progress: progress).data()
    }
}
