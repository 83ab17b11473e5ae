import Foundation
import Testing

@testable import SQLite

@Suite("What is wrong with a file")
struct FileConditionTests {
    let folder = try! TemporaryFolder()

    /// A sound file of about a hundred pages, with nothing left in a log.
    func makeSoundFile() throws -> URL {
        let database = try Database(path: folder.path("a.db"))
        try database.execute("CREATE TABLE thing (id INTEGER PRIMARY KEY, content TEXT)")
        try database.transaction {
            for id in 1...2000 {
                try database.run("INSERT INTO thing VALUES (?, ?)", id, String(repeating: "x", count: 200))
            }
        }
        return folder.url.appending(path: "a.db")
    }

    func condition(_ body: () throws -> Void) -> FileCondition? {
        do {
            try body()
            return nil
        } catch {
            return (error as? SQLiteError)?.condition
        }
    }

    @Test("A text file is not a database")
    func textFile() throws {
        try Data(String(repeating: "Dear diary. ", count: 100).utf8).write(to: folder.url.appending(path: "a.db"))
        #expect(DatabaseFile(at: folder.path("a.db")) == .somethingElse)
        #expect(
            condition { _ = try Database(path: folder.path("a.db")).value("SELECT 1 FROM sqlite_schema", as: Int.self) }
                == .notADatabase)
    }

    @Test("A file that was cut short is damaged")
    func truncatedFile() throws {
        let file = try makeSoundFile()
        #expect(DatabaseFile(at: file.path()) == .sqlite)
        let content = try Data(contentsOf: file)
        try content.prefix(content.count / 2).write(to: file)
        #expect(DatabaseFile(at: file.path()) == .cutShort)
        var faults: [String] = []
        let found = condition { faults = try Database(path: file.path()).faults() }
        #expect(found == .damaged || !faults.isEmpty)
    }

    @Test("A page of rubbish in the middle is found by the check", arguments: [2, 10, 50])
    func rubbishPage(page: Int) throws {
        let file = try makeSoundFile()
        var content = try Data(contentsOf: file)
        content.replaceSubrange(page * 4096..<(page + 1) * 4096, with: Data(repeating: 0xA5, count: 4096))
        try content.write(to: file)
        var faults: [String] = []
        let found = condition { faults = try Database(path: file.path()).faults() }
        #expect(found == .damaged || !faults.isEmpty)
    }

    @Test("A sound file has no faults")
    func soundFile() throws {
        #expect(try Database(path: try makeSoundFile().path()).faults().isEmpty)
    }

    @Test("A database opened for reading refuses to be written")
    func readOnlyMode() throws {
        let database = try Database(path: try makeSoundFile().path(), mode: .readOnly)
        #expect(database.isReadOnly)
        #expect(condition { try database.run("DELETE FROM thing") } == .readOnly)
    }

    @Test("A file in a folder that does not exist cannot be opened")
    func missingFolder() {
        #expect(condition { _ = try Database(path: folder.path("none/a.db")) } == .cannotOpen)
    }

    @Test("Opening for reading and writing does not make a missing file")
    func missingFileIsNotMade() {
        #expect(condition { _ = try Database(path: folder.path("a.db"), mode: .readWrite) } == .cannotOpen)
        #expect(DatabaseFile(at: folder.path("a.db")) == .missing)
    }

    @Test("Missing and empty files and folders are told apart")
    func kindsOfFile() throws {
        try Data().write(to: folder.url.appending(path: "empty"))
        #expect(DatabaseFile(at: folder.path("none")) == .missing)
        #expect(DatabaseFile(at: folder.path("empty")) == .empty)
        #expect(DatabaseFile(at: folder.url.path()) == .folder)
        #expect(DatabaseFile(at: folder.path("empty/below-a-file")) == .unreadable)
    }

    @Test("Opening a file changes nothing in it")
    func openingChangesNothing() throws {
        let file = try makeSoundFile()
        let before = try Data(contentsOf: file)
        _ = try Database(path: file.path()).faults()
        #expect(try Data(contentsOf: file) == before)
    }
}
