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
    /// All notes, or why they cannot be read.
    let notes: Result<[StoredNote], any Error>
    private let database: String?

    @MainActor
    package init(_ store: HabitStore) {
        habits = store.habits
        groups = store.groups
        today = store.today
        store.notes.saveOpenNotes()
        notes = Result { try store.notes.tables?.allStored() ?? [] }
        database = store.file.flatMap { $0.isInMemory ? nil : $0.database.path }
    }

    /// A name to propose for the file.
    ///
    /// - Parameter ending: such as “zip” or “json”.
    package func fileName(_ ending: String) -> String { "Tagwerk \(today).\(ending)" }

    /// An archive in the layout of Loop Habit Tracker's “Export as CSV”, with one more file for what Loop does not know.
    package func loopArchive() throws -> Data { try LoopArchiveWriter(export: self).data() }

    /// Writes the notes as Markdown files into a new folder, and returns that.
    ///
    /// - Parameter parent: the folder that it comes into.
    package func writeMarkdown(into parent: URL) throws(ExportProblem) -> URL {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path(percentEncoded: false))) ?? []
        var number = 1
        var name = "Tagwerk \(today)"
        while names.contains(name) {
            number += 1
            name = "Tagwerk \(today) \(number)"
        }
        let folder = parent.appending(path: name)
        do {
            try MarkdownWriter(export: self).write(to: folder)
        } catch {
            throw ExportProblem(error, at: folder)
        }
        return folder
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
    package func json() throws -> Data { try JSONDocument(self).data() }
}
