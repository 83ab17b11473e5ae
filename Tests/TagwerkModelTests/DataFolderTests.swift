import Foundation
import Testing

@testable import TagwerkModel

@MainActor
@Suite("The data folder that the user chose")
struct DataFolderTests {
    let old = StoreFolder()
    let new = StoreFolder()

    @Test("All data is copied into the new folder, and the old one stays as it is")
    func copying() throws {
        let habits = try old.fill()
        do { try old.open().copyData(to: new.location) }
        #expect(try new.saved() == habits)
        #expect(try old.saved() == habits)
        #expect(!new.names.contains { $0.hasSuffix(".partial") })
    }

    @Test("Data that is in the new folder already is not replaced")
    func existing() throws {
        try old.fill()
        _ = try new.open().add(name: "Schwimmen", icon: "star", color: .blue)
        do { try old.open().copyData(to: new.location) }
        #expect(try new.saved().map(\.name) == ["Schwimmen"])
    }

    @Test("A folder where nothing can be made says so and keeps the data where it is")
    func unwritable() throws {
        let habits = try old.fill()
        let store = try old.open()
        let target = StoreLocation(folder: URL(filePath: "/proc/tagwerk", directoryHint: .isDirectory))
        #expect(throws: StoreProblem.self) { try store.copyData(to: target) }
        #expect(store.habits == habits)
    }

    @Test("A chosen folder without data is a problem and not a new start")
    func missing() throws {
        let opening = StoreOpening(at: new.location, mustExist: true)
        let problem = #expect(throws: StoreProblem.self) { try opening.open() }
        #expect(problem?.kind == .folderMissing)
        #expect(problem?.remedies == [.tryAgain, .useStandardFolder])
        #expect(!FileManager.default.fileExists(atPath: new.path("")))
    }

    @Test("The choice lasts, and the usual folder is no choice")
    func choice() throws {
        let name = "tagwerk-\(UUID())"
        let settings = try #require(UserDefaults(suiteName: name))
        defer { settings.removePersistentDomain(forName: name) }
        #expect(StoreLocation.chosen(in: settings).isStandard)
        new.location.choose(in: settings)
        #expect(StoreLocation.chosen(in: settings).folder.path == new.location.folder.path)
        StoreLocation.standard().choose(in: settings)
        #expect(settings.string(forKey: StoreLocation.folderKey) == nil)
    }
}
