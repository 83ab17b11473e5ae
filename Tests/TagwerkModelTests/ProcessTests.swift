import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("The data in a process of its own", .timeLimit(.minutes(5)))
struct ProcessTests {
    let folder = StoreFolder()

    @Test("A check survives a kill right after it, again and again")
    func killed() throws {
        for round in 0..<10 {
            let process = try ProbeProcess(folder: folder.location.folder)
            #expect(try process.ask("open") == "open \(round)")
            let id = try #require(try process.ask("add"))
            #expect(try process.ask("toggle")?.hasPrefix("saved") == true)
            process.kill()
            let saved = try folder.saved()
            #expect(saved.count == round + 1)
            #expect(saved.last?.id.uuidString == id)
            // The first habit is toggled each time.
            #expect(saved[0].days.count == (round + 1) % 2)
        }
    }

    @Test("A kill in the middle of a stream of checks leaves a sound file", arguments: 1...5)
    func killedInTheMiddle(round: Int) throws {
        let process = try ProbeProcess(folder: folder.location.folder)
        #expect(try process.ask("open") == "open 0")
        for _ in 0..<round * 7 { _ = try process.ask("add") }
        // Not waiting for the answers, so that the kill meets a write.
        for _ in 0..<200 { try process.send("add") }
        _ = try process.ask("toggle")
        process.kill()
        let saved = try folder.saved()
        #expect(saved.count >= round * 7)
        #expect(try folder.database().faults().isEmpty)
    }

    @Test("While one process has the data, another is told so; when the first is killed, it can open")
    func secondProcess() throws {
        let first = try ProbeProcess(folder: folder.location.folder)
        let second = try ProbeProcess(folder: folder.location.folder)
        #expect(try first.ask("open") == "open 0")
        #expect(try second.ask("open") == "inUse")
        first.kill()
        #expect(try second.ask("open") == "open 0")
    }

    @Test(
        "Data that the user may not write or read is reported as what it is",
        .enabled(if: ProbeProcess.ordinaryUserCanRun))
    func permissions() throws {
        try folder.fill()
        // An administrator may write anywhere, so the probe runs as another user who owns the folder.
        let owner = geteuid() == 0 ? 65534 : Int(geteuid())
        let files = FileManager.default
        for name in [""] + folder.names {
            try files.setAttributes([.ownerAccountID: owner], ofItemAtPath: folder.path(name))
        }
        func kind(folderMode: Int, fileMode: Int) throws -> String? {
            try files.setAttributes([.posixPermissions: fileMode], ofItemAtPath: folder.databasePath)
            try files.setAttributes([.posixPermissions: folderMode], ofItemAtPath: folder.path(""))
            defer { try? files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("")) }
            return try ProbeProcess(folder: folder.location.folder, prefix: ProbeProcess.asOrdinaryUser).ask("open")
        }
        let before = try Data(contentsOf: folder.location.database)
        #expect(try kind(folderMode: 0o700, fileMode: 0o600) == "open 3")
        #expect(try kind(folderMode: 0o700, fileMode: 0o400) == "readOnlyFile")
        #expect(try kind(folderMode: 0o500, fileMode: 0o600) == "readOnlyFolder")
        #expect(try kind(folderMode: 0o500, fileMode: 0o400) == "readOnlyFolder")
        #expect(try kind(folderMode: 0o700, fileMode: 0o000) == "unreadable")
        #expect(try kind(folderMode: 0o000, fileMode: 0o600) == "unreadable")
        try files.removeItem(atPath: folder.path("tagwerk.lock"))
        #expect(try kind(folderMode: 0o500, fileMode: 0o600) == "readOnlyFolder")
        #expect(try Data(contentsOf: folder.location.database) == before)
    }

    @Test("A data folder that cannot be made is reported", .enabled(if: ProbeProcess.ordinaryUserCanRun))
    func folderNotCreatable() throws {
        try StoreLocation.makePrivateFolder(folder.location.folder)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path(""))
        let process = try ProbeProcess(
            folder: folder.location.folder.appending(path: "a/b"), prefix: ProbeProcess.asOrdinaryUser)
        #expect(try process.ask("open") == "folderNotCreatable")
    }

    @Test("The data lies under XDG_DATA_HOME")
    func dataHome() throws {
        let process = try ProbeProcess(environment: ["XDG_DATA_HOME": folder.path("home")])
        #expect(try process.ask("open") == "open 0")
        #expect(try process.ask("file") == folder.path("home/io.github.segler.Tagwerk/tagwerk.db"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("home")) == ["io.github.segler.Tagwerk"])
    }
}
