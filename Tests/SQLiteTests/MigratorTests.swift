import Testing

@testable import SQLite

@Suite("Migrations")
struct MigratorTests {
    let folder = try! TemporaryFolder()

    func make() throws -> Database { try Database(path: folder.path("a.db")) }

    let first = Migration("a") { try $0.execute("CREATE TABLE a (id INTEGER PRIMARY KEY)") }
    let second = Migration("b") { try $0.execute("CREATE TABLE b (a INTEGER REFERENCES a (id))") }

    @Test("Each migration runs once, in order, across openings")
    func runOnce() throws {
        try Migrator([first]).migrate(make())
        let database = try make()
        try Migrator([first, second]).migrate(database)
        try Migrator([first, second]).migrate(database)
        #expect(try database.userVersion == 2)
        #expect(try database.value("SELECT count(*) FROM sqlite_schema WHERE name IN ('a', 'b')") == 2)
    }

    @Test("A migration that fails takes back the ones before it")
    func failureTakesBackAll() throws {
        let database = try make()
        let broken = Migration("broken") { try $0.execute("CREATE TABLE c (id INTEGER); NONSENSE") }
        #expect(throws: SQLiteError.self) { try Migrator([first, broken]).migrate(database) }
        #expect(try database.userVersion == 0)
        #expect(try database.value("SELECT count(*) FROM sqlite_schema") == 0)
    }

    @Test("A file of a newer version is refused and not changed")
    func newerIsRefused() throws {
        let database = try make()
        try database.setUserVersion(99)
        #expect(throws: Migrator.NewerVersion(found: 99, known: 1)) { try Migrator([first]).migrate(database) }
        #expect(try database.userVersion == 99)
        #expect(try database.value("SELECT count(*) FROM sqlite_schema") == 0)
    }

    @Test("A migration may not leave references to nothing")
    func danglingReferencesAreRefused() throws {
        let database = try make()
        try Migrator([first, second]).migrate(database)
        let dangling = Migration("dangling") { database in
            try database.execute("PRAGMA defer_foreign_keys = ON; INSERT INTO b VALUES (7)")
        }
        #expect(throws: SQLiteError.self) { try Migrator([first, second, dangling]).migrate(database) }
        #expect(try database.userVersion == 2)
    }
}
