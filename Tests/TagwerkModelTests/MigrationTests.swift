import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("Files of older versions")
struct MigrationTests {
    let folder = StoreFolder()

    /// A file as the first version wrote it.
    func writeFirstVersion() throws {
        try StoreLocation.makePrivateFolder(folder.location.folder)
        let database = try folder.database()
        try Migrator(Array(StoreSchema.migrator.migrations.prefix(1))).migrate(database)
        try database.useWriteAheadLog()
        try database.execute(
            """
            INSERT INTO habit VALUES
                (7, '6F9619FF-8B86-D011-B42D-00CF4FC964FF', 'Lesen', 'book.fill', 'mauve', 1, '2024-02-29'),
                (9, '7F9619FF-8B86-D011-B42D-00CF4FC964FF', 'Laufen 🏃', 'figure.run', 'green', 0, '2026-03-01');
            INSERT INTO habit_month VALUES (7, 24289, 0x10000000), (7, 24314, 0x1FFFFFFF), (9, 24314, 5);
            """)
    }

    @Test("A file of the first version opens with all that it had, after a backup")
    func firstVersion() throws {
        try writeFirstVersion()
        let habits = try folder.saved()
        #expect(habits.map(\.name) == ["Laufen 🏃", "Lesen"])
        #expect(habits[0].days == [CivilDay("2026-03-01")!, CivilDay("2026-03-03")!])
        #expect(habits[1].days.count == 30 && habits[1].isDone(on: CivilDay("2024-02-29")!))
        #expect(habits[1].currentStreak(asOf: CivilDay("2026-03-29")!) == 29)
        #expect(habits.allSatisfy { $0.schedule == .daily && $0.measure == nil && !$0.isArchived && $0.group == nil })
        #expect(habits[1].createdOn.description == "2024-02-29")
        #expect(try folder.database().userVersion == StoreSchema.migrator.version)
        #expect(try folder.database().value("SELECT color FROM habit WHERE key = 7") == "mauve")
        let backup = try #require(Backups(at: folder.location).all.first)
        #expect(try Database(path: backup.file.path(percentEncoded: false), mode: .readOnly).userVersion == 1)
        #expect(try folder.open(after: .restore(backup)).habits == habits)
    }

    @Test("A migrated file has the layout of a new one, and can be changed in all ways")
    func sameLayout() throws {
        try writeFirstVersion()
        func layout() throws -> [String] {
            let database = try folder.database()
            let tables: [String] = try database.rows("SELECT name FROM sqlite_schema ORDER BY name") { try $0.value(0) }
            return try tables
                + tables.flatMap { name in
                    try database.rows("SELECT name || type || \"notnull\" FROM pragma_table_info(?)", name) {
                        try $0.value(0)
                    }
                }
        }
        let store = try folder.open()
        let id = store.habits[0].id
        #expect(store.setNote("a", id, on: store.today) && store.setSkipped(true, id, on: store.today))
        let migrated = try layout()
        let other = StoreFolder()
        _ = try other.open()
        let new = try Database(path: other.databasePath)
        let names: [String] = try new.rows("SELECT name FROM sqlite_schema ORDER BY name") { try $0.value(0) }
        #expect(migrated.starts(with: names))
    }

    @Test("A file of the first version in a folder that cannot be written is still shown")
    func lookingAtFirstVersion() throws {
        try writeFirstVersion()
        #expect(try folder.open(after: .openCopy).habits.map(\.name) == ["Laufen 🏃", "Lesen"])
        #expect(try folder.database().userVersion == 1)
    }

    @Test("A schedule that this version does not know is shown as daily and outlives another name")
    func unknownSchedule() throws {
        try writeFirstVersion()
        do { _ = try folder.open() }
        do { try folder.database().execute("UPDATE habit SET schedule = 'moon 3' WHERE key = 9") }
        let store = try folder.open()
        #expect(store.habits[0].schedule == .daily)
        store.rename(store.habits[0].id, to: "Rennen")
        #expect(try folder.database().value("SELECT schedule FROM habit WHERE key = 9") == "moon 3")
    }
}
