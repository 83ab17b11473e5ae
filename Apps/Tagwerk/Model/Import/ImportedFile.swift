import Foundation

/// What a file from another app holds, before anything is done with it.
package struct ImportedFile: Hashable, Sendable {
    package enum Format: Hashable, Sendable {
        case loopArchive, loopDatabase, habitBull, tagwerk
        /// A copy of the app's own data file.
        case tagwerkData
        /// Markdown files of a folder or an archive.
        case markdown
        /// One habit's days, such as `Checkmarks.csv` out of Loop's archive.
        case daysTable
    }

    /// A habit with its days. Days are as in the file: also those to come.
    struct Habit: Hashable, Sendable {
        /// The id that the other app gave it, if it is one.
        var id: UUID?
        var draft: HabitDraft
        /// The name of a group.
        var group: String?
        var isArchived = false
        /// The day of the archiving and that of the habit itself, where the file has them.
        var archivedOn: CivilDay?
        var createdOn: CivilDay?
        var records: [CivilDay: DayRecord] = [:]
    }

    /// Why a row or a value of the file is left out or changed.
    package enum Reason: Hashable, Sendable, CaseIterable {
        case invalidDate, futureDate, repeatedDay, invalidValue, invalidRow, unknownHabit
        case missingDays, changedSchedule
        case notText, emptyNote, tooLongText, unreadableFile

        package var explanation: Sentence {
            switch self {
            case .invalidDate: Sentence("The date does not exist or cannot be read.")
            case .futureDate: Sentence("The day has not come yet.")
            case .repeatedDay: Sentence("The day was there already; the first row counts.")
            case .invalidValue: Sentence("The value cannot be read.")
            case .invalidRow: Sentence("The row has too few columns or no name.")
            case .unknownHabit: Sentence("The day belongs to a habit that is not in the file.")
            case .missingDays: Sentence("There is no table with the days of this habit.")
            case .changedSchedule: Sentence("This schedule does not exist here; the nearest one was taken.")
            case .notText: Sentence("The file holds something other than text in UTF-8.")
            case .emptyNote: Sentence("There is nothing in the note.")
            case .tooLongText: Sentence("The text is too long to be a note.")
            case .unreadableFile: Sentence("The file cannot be read.")
            }
        }
    }

    /// Something left out or changed, with the place where it stands.
    package struct Remark: Hashable, Sendable {
        package let reason: Reason
        /// Such as a habit's name or the name of a table; may be empty.
        package let place: String
        /// The line in the table, from 1; nil where there are none.
        package let line: Int?
    }

    package let format: Format
    var habits: [Habit] = []
    /// Groups with their colours, where the file has them.
    var groups: [HabitGroup] = []
    var notes: [Note] = []
    package var remarks: [Remark] = []

    init(_ format: Format) {
        self.format = format
    }

    /// No more than this is read: a lifetime of hundreds of habits is far smaller.
    static let sizeLimit = 256 << 20

    /// Reads a file, whatever its name is, or the notes in a folder. Changes nothing, also not the file.
    ///
    /// - Parameter progress: called with the share that is read, from 0 to 1, where there is much to read.
    package static func read(
        _ url: URL, progress: (Double) -> Void = { _ in }
    ) throws(ImportProblem) -> ImportedFile {
        let path = url.path(percentEncoded: false)
        var information = stat()
        guard stat(path, &information) == 0 else { throw .unreadable(path) }
        guard information.st_mode & S_IFMT != S_IFDIR else {
            return try MarkdownReader.read(folder: url, progress: progress)
        }
        guard information.st_mode & S_IFMT == S_IFREG else { throw .unknown }
        guard information.st_size <= sizeLimit else { throw .tooLarge }
        guard let data = try? Data(contentsOf: url) else { throw .unreadable(path) }
        return try read(data, name: url.lastPathComponent, folder: url.deletingLastPathComponent().lastPathComponent)
    }

    /// - Parameters:
    ///   - name: the name of the file, which names the habit in a table of one habit's days.
    ///   - folder: the name of its folder, for the same.
    static func read(_ data: Data, name: String, folder: String = "") throws(ImportProblem) -> ImportedFile {
        guard !data.isEmpty else { throw .empty }
        if data.starts(with: Array("PK".utf8)) { return try archive(data) }
        if data.starts(with: Array("SQLite format 3\0".utf8)) { return try LoopDatabaseReader.read(data) }
        if data.first(where: { $0 > 32 }) == UInt8(ascii: "{") { return try JSONReader.read(data) }
        if MarkdownReader.isNote(name) { return try MarkdownReader.read([name: data]) }
        let table = try TextTable(data)
        if HabitBullReader.fits(table) { return HabitBullReader.read(table) }
        if LoopDays.fits(table) { return LoopDays.read(table, name: name, folder: folder) }
        throw .unknown
    }

    private static func archive(_ data: Data) throws(ImportProblem) -> ImportedFile {
        let files = try LoopArchiveReader.unpack(data)
        let isOfHabits = files.keys.contains { $0 == "Habits.csv" || $0.hasSuffix("/Habits.csv") }
        let isOfNotes = !isOfHabits && files.keys.contains(where: MarkdownReader.isNote)
        return isOfNotes ? try MarkdownReader.read(files) : try LoopArchiveReader.read(files)
    }

    mutating func remark(_ reason: Reason, _ place: String, line: Int? = nil) {
        remarks.append(Remark(reason: reason, place: place, line: line))
    }
}
