import Testing

@testable import SQLite

@Suite("Transactions")
struct TransactionTests {
    struct Stop: Error {}

    let folder = try! TemporaryFolder()

    func make() throws -> Database {
        let database = try Database(path: folder.path("a.db"), busyTimeout: 0)
        try database.useWriteAheadLog()
        try database.execute("CREATE TABLE IF NOT EXISTS thing (id INTEGER PRIMARY KEY) STRICT")
        return database
    }

    func ids(_ database: Database) throws -> [Int] {
        try database.rows("SELECT id FROM thing ORDER BY id") { try $0.value(0) }
    }

    @Test("An error undoes everything in the transaction")
    func errorRollsBack() throws {
        let database = try make()
        #expect(throws: Stop.self) {
            try database.transaction {
                try database.run("INSERT INTO thing VALUES (1)")
                throw Stop()
            }
        }
        #expect(try ids(database).isEmpty)
        #expect(!database.isInTransaction)
    }

    @Test("A nested transaction that fails leaves the outer one whole")
    func nestedFailureIsLocal() throws {
        let database = try make()
        try database.transaction {
            try database.run("INSERT INTO thing VALUES (1)")
            try? database.transaction {
                try database.run("INSERT INTO thing VALUES (2)")
                try database.transaction { try database.run("INSERT INTO thing VALUES (3)") }
                throw Stop()
            }
            try database.run("INSERT INTO thing VALUES (4)")
        }
        #expect(try ids(database) == [1, 4])
    }

    @Test("Another connection sees a transaction only as a whole")
    func otherConnectionSeesWhole() throws {
        let writer = try make()
        let reader = try make()
        try writer.transaction {
            try writer.run("INSERT INTO thing VALUES (1)")
            #expect(try ids(reader).isEmpty)
            try writer.run("INSERT INTO thing VALUES (2)")
        }
        #expect(try ids(reader) == [1, 2])
    }

    @Test("A second writer is told that the file is locked")
    func secondWriterIsRefused() throws {
        let first = try make()
        let second = try make()
        try first.transaction {
            try first.run("INSERT INTO thing VALUES (1)")
            let error = #expect(throws: SQLiteError.self) { try second.transaction {} }
            #expect(error?.condition == .locked)
        }
        try second.transaction { try second.run("INSERT INTO thing VALUES (2)") }
        #expect(try ids(first) == [1, 2])
    }

    @Test("A change by another connection shows in the data version")
    func dataVersionChanges() throws {
        let first = try make()
        let second = try make()
        let before = try first.dataVersion
        try first.run("INSERT INTO thing VALUES (1)")
        #expect(try first.dataVersion == before)
        try second.run("INSERT INTO thing VALUES (2)")
        #expect(try first.dataVersion != before)
    }

    @Test("When the disk is full, the transaction is gone and the data before it is whole")
    func fullDisk() throws {
        let database = try make()
        try database.run("INSERT INTO thing VALUES (1)")
        try database.execute("CREATE TABLE big (content BLOB)")
        let pages = try #require(try database.value("PRAGMA page_count", as: Int.self))
        try database.execute("PRAGMA max_page_count = \(pages)")
        let error = #expect(throws: SQLiteError.self) {
            try database.transaction {
                try database.run("INSERT INTO thing VALUES (2)")
                try database.run("INSERT INTO big VALUES (zeroblob(100000))")
            }
        }
        #expect(error?.condition == .diskFull)
        #expect(!database.isInTransaction)
        #expect(try ids(database) == [1])
        try database.transaction { try database.run("INSERT INTO thing VALUES (3)") }
        #expect(try ids(database) == [1, 3])
    }
}
