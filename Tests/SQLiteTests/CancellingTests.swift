import Foundation
import Testing

@testable import SQLite

@Suite("A database that stops with its task")
struct CancellingTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func make() throws -> Database {
        let database = try Database(path: folder.path("data.db"))
        try database.useWriteAheadLog()
        try database.execute("CREATE TABLE IF NOT EXISTS thing (id INTEGER PRIMARY KEY)")
        return database
    }

    @Test("A statement that would never end ends when its task is cancelled, and its transaction leaves nothing")
    func endless() async throws {
        let path = folder.path("data.db")
        let database = try make()
        let work = Task.detached {
            let database = try Database(path: path, stopsWithTask: true)
            try database.transaction {
                try database.run("INSERT INTO thing VALUES (1)")
                withUnsafeCurrentTask { $0?.cancel() }
                try database.run(
                    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n")
            }
        }
        await #expect(throws: CancellationError.self) { try await work.value }
        #expect(try database.value("SELECT count(*) FROM thing") == 0)
    }

    @Test("Waiting for another connection's lock ends when the task is cancelled")
    func lock() async throws {
        let path = folder.path("data.db")
        let database = try make()
        try database.execute("BEGIN IMMEDIATE")
        let work = Task.detached {
            let other = try Database(path: path, busyTimeout: 3600, stopsWithTask: true)
            try other.transaction {}
        }
        work.cancel()
        await #expect(throws: CancellationError.self) { try await work.value }
    }

    @Test("A lock that nobody lets go of is an error after the time that was asked for")
    func timeout() throws {
        let database = try make()
        let other = try Database(path: database.path, busyTimeout: 0.05, stopsWithTask: true)
        try database.transaction {
            let error = #expect(throws: SQLiteError.self) { try other.transaction {} }
            #expect(error?.condition == .locked)
        }
        try other.transaction {}
    }

    @Test("A connection that does not stop with its task tells of a lock as ever, in a cancelled task too")
    func otherConnection() async throws {
        let path = folder.path("data.db")
        let database = try make()
        try database.execute("BEGIN IMMEDIATE")
        let work = Task.detached {
            withUnsafeCurrentTask { $0?.cancel() }
            let other = try Database(path: path, busyTimeout: 0)
            try other.transaction {}
        }
        let error = await #expect(throws: SQLiteError.self) { try await work.value }
        #expect(error?.condition == .locked)
    }

    @Test("Contents that another connection has changed are not replaced, even where that waited for its lock")
    func changedMeanwhile() throws {
        let database = try make()
        let source = try Database(path: folder.path("source.db"))
        try source.execute("CREATE TABLE thing (id INTEGER PRIMARY KEY); INSERT INTO thing VALUES (1)")
        let version = try database.dataVersion
        let (isHeld, path) = (DispatchSemaphore(value: 0), database.path)
        let change = Thread {
            let other = try? Database(path: path)
            try? other?.transaction {
                try other?.run("INSERT INTO thing VALUES (7)")
                isHeld.signal()
                // Long enough for who replaces to meet the lock; where it does not, the change is there before.
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.05)
            }
            isHeld.signal()
        }
        change.start()
        isHeld.wait()
        let error = #expect(throws: SQLiteError.self) { try database.replaceContents(by: source, ifStillAt: version) }
        isHeld.wait()
        #expect(error?.code == .busy)
        #expect(try database.value("SELECT id FROM thing") == 7)
        try database.replaceContents(by: source, ifStillAt: database.dataVersion)
        #expect(try database.value("SELECT id FROM thing") == 1)
    }

    @Test("Replacing all contents that is cancelled half-way leaves what was there")
    func replacing() async throws {
        let database = try make()
        try database.run("INSERT INTO thing VALUES (7)")
        let (path, source) = (database.path, folder.path("source.db"))
        let work = Task.detached {
            let source = try Database(path: source)
            try source.execute(
                """
                CREATE TABLE large (text);
                WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 500)
                INSERT INTO large SELECT zeroblob(4000) FROM n
                """)
            let database = try Database(path: path, stopsWithTask: true)
            try database.replaceContents(by: source) { share in
                if share > 0.3 { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        await #expect(throws: CancellationError.self) { try await work.value }
        #expect(try database.value("SELECT id FROM thing") == 7)
        try database.run("INSERT INTO thing VALUES (8)")
        #expect(try database.faults() == [])
    }
}
