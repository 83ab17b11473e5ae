import Foundation
import Testing

@testable import SQLite

@Suite("Reading and writing a database")
struct DatabaseTests {
    let folder = try! TemporaryFolder()

    func make() throws -> Database {
        let database = try Database(path: folder.path("a.db"))
        try database.useWriteAheadLog()
        try database.execute("CREATE TABLE thing (id INTEGER PRIMARY KEY, value ANY) STRICT")
        return database
    }

    func echo<T: ColumnValue>(_ value: T) throws -> T? {
        let database = try make()
        try database.run("INSERT INTO thing (value) VALUES (?)", value)
        return try database.value("SELECT value FROM thing", as: T.self)
    }

    @Test("Values come back as they went in")
    func valuesComeBack() throws {
        let database = try make()
        let insert = "INSERT INTO thing VALUES (?, ?)"
        try database.run(insert, 1, Int.min)
        try database.run(insert, 2, 2.5)
        try database.run(insert, 3, Data([0, 255, 1]))
        try database.run(insert, 4, Data())
        try database.run(insert, 5, true)
        let select = "SELECT value FROM thing WHERE id = ?"
        #expect(try database.value(select, 1) == Int.min)
        #expect(try database.value(select, 2) == 2.5)
        #expect(try database.value(select, 3) == Data([0, 255, 1]))
        #expect(try database.value(select, 4) == Data())
        #expect(try database.value(select, 5) == true)
        #expect(try database.value(select, 6, as: Int.self) == nil)
    }

    @Test(
        "Text comes back letter by letter",
        arguments: ["", "Lesen", "👩‍👩‍👧", "שלום", "a\0b", "u\u{308}", String(repeating: "ä", count: 300)])
    func textComesBack(text: String) throws {
        let read = try #require(try echo(text))
        #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test("A missing value is nil and not an error")
    func nullIsNil() throws {
        let database = try make()
        try database.run("INSERT INTO thing (value) VALUES (?)", Int?.none)
        let values = try database.rows("SELECT value FROM thing") { try $0.value(0, as: Int?.self) }
        #expect(values == [nil])
    }

    @Test("A column of another type is an error that names the column")
    func mismatchNamesColumn() throws {
        let database = try make()
        try database.run("INSERT INTO thing (value) VALUES (?)", "seven")
        let error = #expect(throws: SQLiteError.self) {
            try database.value("SELECT value FROM thing", as: Int.self)
        }
        #expect(error?.code == .mismatch)
        #expect(error?.message.contains("“value”") == true)
    }

    @Test("An error says the statement but not the values bound to it")
    func errorHidesValues() throws {
        let database = try make()
        try database.run("INSERT INTO thing VALUES (?, ?)", 1, "a")
        let error = #expect(throws: SQLiteError.self) {
            try database.run("INSERT INTO thing VALUES (?, ?)", 1, "my secret")
        }
        #expect(error?.code.basic == .constraint)
        #expect(error?.description.contains("INSERT INTO thing") == true)
        #expect(error?.description.contains("secret") == false)
    }

    @Test("The wrong number of values is refused")
    func wrongArgumentCount() throws {
        let database = try make()
        let error = #expect(throws: SQLiteError.self) { try database.run("INSERT INTO thing VALUES (?, ?)", 1) }
        #expect(error?.code == .range)
        #expect(try database.value("SELECT count(*) FROM thing") == 0)
    }

    @Test("Two statements in one text are refused where one is expected")
    func twoStatementsRefused() throws {
        let database = try make()
        let error = #expect(throws: SQLiteError.self) { try database.run("DELETE FROM thing; DROP TABLE thing") }
        #expect(error?.code == .misuse)
        #expect(try database.value("SELECT count(*) FROM thing") == 0)
    }

    @Test("A statement can be used again inside its own rows")
    func nestedUseOfOneStatement() throws {
        let database = try make()
        for id in 1...3 { try database.run("INSERT INTO thing VALUES (?, ?)", id, id) }
        var pairs = 0
        try database.forEach("SELECT id FROM thing") { _ in
            try database.forEach("SELECT id FROM thing") { _ in pairs += 1 }
        }
        #expect(pairs == 9)
    }

    @Test("A statement whose rows threw an error works the next time")
    func statementSurvivesThrowingBody() throws {
        struct Stop: Error {}
        let database = try make()
        for id in 1...3 { try database.run("INSERT INTO thing VALUES (?, ?)", id, id) }
        #expect(throws: Stop.self) { try database.forEach("SELECT id FROM thing") { _ in throw Stop() } }
        #expect(try database.rows("SELECT id FROM thing") { try $0.value(0, as: Int.self) } == [1, 2, 3])
    }

    @Test("Writes are synced in full, and foreign keys hold")
    func pragmas() throws {
        let database = try make()
        #expect(try database.value("PRAGMA synchronous") == 2)
        #expect(try database.value("PRAGMA foreign_keys") == 1)
        #expect(try database.value("PRAGMA journal_mode") == "wal")
    }

    @Test("A copy holds everything, including what is still in the log")
    func copyIsWhole() throws {
        let database = try make()
        try database.run("INSERT INTO thing VALUES (1, 'a')")
        try database.copy(to: folder.path("copy.db"))
        let copy = try Database(path: folder.path("copy.db"), mode: .readOnly)
        #expect(try copy.value("SELECT value FROM thing") == "a")
    }

    @Test("A copy never replaces a file")
    func copyRefusesExistingFile() throws {
        let database = try make()
        try Data("precious, and longer than a header".utf8).write(to: folder.url.appending(path: "copy.db"))
        #expect(throws: SQLiteError.self) { try database.copy(to: folder.path("copy.db")) }
        #expect(try String(contentsOfFile: folder.path("copy.db"), encoding: .utf8).hasPrefix("precious"))
    }

    @Test("A file that was renamed away is noticed")
    func movedFileIsNoticed() throws {
        let database = try make()
        #expect(!database.hasMoved)
        try FileManager.default.moveItem(atPath: folder.path("a.db"), toPath: folder.path("b.db"))
        #expect(database.hasMoved)
    }
}
