#if DEBUG || FUZZ
import Foundation

@testable import SQLite
@testable import TagwerkModel
@testable import Zip

/// A reader of what other programs wrote, to be fed with anything.
package enum FuzzTarget: String, CaseIterable {
    /// Any file, told apart by its content as the app does.
    case file
    case zip
    /// The files of a Loop archive, or Tagwerk's, without the archive around them; see `FuzzSeeds.joined`.
    case archive
    case table
    case habitBull
    case days
    case json
    /// A Loop database, byte by byte.
    case loop
    /// A sound Loop database with any values in it.
    case loopRows
    /// A backup or the data file itself.
    case backup
    /// Notes as files, and the text in an editor.
    case markdown
    /// A line with words to search for, and the text to search.
    case search

    /// Reads, and does with what was read what the app does: a preview, the import, the numbers on the screens.
    package func run(_ data: Data) {
        switch self {
        case .file: use(try? ImportedFile.read(data, name: "Lesen.csv"))
        case .zip:
            guard let archive = try? ZipArchive(data, limit: 1 << 20) else { return }
            for entry in archive.entries { _ = try? archive.content(of: entry) }
        case .archive: use(try? LoopArchiveReader.read(FuzzSeeds.split(data)))
        case .table: _ = try? TextTable(data)
        case .habitBull: use((try? TextTable(data)).map(HabitBullReader.read))
        case .days: use((try? TextTable(data)).map { LoopDays.read($0, name: "Checkmarks.csv", folder: "001 Lesen") })
        case .json: use(try? JSONReader.read(data))
        case .loop: use(try? LoopDatabaseReader.read(data))
        case .loopRows: use(try? LoopDatabaseReader.read(FuzzSeeds.loopDatabase(filledBy: data)))
        case .backup:
            guard let database = try? Database(contents: data) else { return }
            let isSound = (try? StoreFiles.check(database)) != nil
            let contents = try? HabitTables(database: database).load(salvaging: !isSound)
            _ = try? NoteTables(database: database).summaries()
            _ = try? BackupCounts(database)
            show(contents?.habits ?? [])
        case .markdown:
            use(try? MarkdownReader.read(FuzzSeeds.split(data)))
            FuzzedText.write(String(decoding: data, as: UTF8.self))
        case .search: FuzzedText.search(String(decoding: data, as: UTF8.self))
        }
    }

    private static let today = CivilDay(number: 20_541)
    private static let now = Date(timeIntervalSince1970: 20_541 * 86_400)

    private func use(_ file: ImportedFile?) {
        guard let file else { return }
        let plan = ImportPlan(habits: [], groups: [], today: Self.today, notes: nil, now: Self.now)
        var contents = Contents()
        let preview = plan.preview(file)
        _ = (preview.summary, preview.reasons)
        apply(preview.change, to: &contents)
        let again = ImportPlan(
            habits: contents.habits, groups: contents.groups, today: Self.today, notes: nil, now: Self.now
        ).preview(file)
        precondition(again.addedDays == 0 || file.habits.count > 1, "The same file twice adds nothing")
        show(contents.habits)
    }

    /// The habits' part of a change: notes would need a database.
    private func apply(_ change: Change, to contents: inout Contents) {
        switch change {
        case .habits(let change): _ = change.apply(to: &contents)
        case .notes: break
        case .all(let changes): for change in changes { apply(change, to: &contents) }
        }
    }

    private func show(_ habits: [Habit]) {
        let today = Self.today
        // The numbers of a habit kept since the Middle Ages take milliseconds, which would be most of a run's time.
        for habit in habits.prefix(4) where habit.firstDay.distance(to: today) < 20_000 {
            _ = habit.currentStreak(asOf: today)
            _ = habit.longestStreaks(5, asOf: today)
            _ = habit.progress(overLast: 30, asOf: today)
            _ = habit.isDue(on: today)
            _ = (habit.monthCounts(asOf: today), habit.weekdayCounts(asOf: today))
            let score = habit.score(asOf: today)
            precondition((0...1).contains(score), "A score is a share")
        }
    }
}
#endif
