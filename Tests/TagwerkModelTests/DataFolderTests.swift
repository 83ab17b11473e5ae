import Foundation
import Testing

@testable import TagwerkModel

@MainActor
@Suite("The data folder that the user chose")
struct DataFolderTests {
    let old = StoreFolder()
    let new = StoreFolder()

    @Test("All data is copied into the new folder, and the old one stays as it is")
    func copying() async throws {
        let habits = try old.fill()
        do {
            let store = try old.open()
            #expect(try await store.copyData(to: new.location))
        }
        #expect(try new.saved() == habits)
        #expect(try old.saved() == habits)
        #expect(!new.names.contains { $0.hasSuffix(".partial") })
    }

    @Test("A change that waits while the data leaves is refused, until a window opens the old folder again")
    func waitingChange() async throws {
        try old.fill()
        let habit = try #require(try old.saved().first?.id)
        let day = old.clock.today.advanced(by: -9)
        do {
            let store = try old.open()
            let beside = try StoreOpening(at: old.location, clock: old.clock).openBeside()
            let copying = Task { try await store.copyData(to: new.location) }
            while !store.isLeaving { await Task.yield() }
            let answer = Task { await store.setDoneInTurn(habit, on: day) }
            #expect(try await copying.value)
            #expect(await !answer.value)
            #expect(!beside.setDone(true, habit, on: day) && beside.lastError?.kind == .moving)
            #expect(store.isLeaving)
        }
        #expect(try !old.open().isDone(habit, on: day))
        let beside = try StoreOpening(at: old.location, clock: old.clock).openBeside()
        #expect(beside.setDone(true, habit, on: day))
    }

    @Test("Where the data stays after all, changes are made in the old folder again")
    func staying() async throws {
        try old.fill()
        let store = try old.open()
        let beside = try StoreOpening(at: old.location, clock: old.clock).openBeside()
        #expect(try await store.copyData(to: new.location))
        store.stay()
        let habit = try #require(store.habits.first?.id)
        #expect(beside.setDone(true, habit, on: store.today.advanced(by: -8)))
        #expect(await store.setDoneInTurn(habit, on: store.today.advanced(by: -9)))
    }

    @Test("Data that is in the new folder already is not replaced")
    func existing() async throws {
        try old.fill()
        _ = try new.open().add(name: "Schwimmen", icon: "star", color: .blue)
        do {
            let store = try old.open()
            #expect(try await store.copyData(to: new.location))
        }
        #expect(try new.saved().map(\.name) == ["Schwimmen"])
    }

    @Test("A folder where nothing can be made says so and keeps the data where it is")
    func unwritable() async throws {
        let habits = try old.fill()
        let store = try old.open()
        let target = StoreLocation(folder: URL(filePath: "/proc/tagwerk", directoryHint: .isDirectory))
        await #expect(throws: StoreProblem.self) { try await store.copyData(to: target) }
        #expect(store.habits == habits && store.lastError == nil)
    }

    @Test("Copying that is cancelled leaves nothing in the new folder")
    func cancelled() async throws {
        let habits = try old.fill()
        let store = try old.open()
        let target = new.location
        let work = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await store.copyData(to: target)
        }
        #expect(try await !work.value)
        // In the middle of it, too.
        let job = try #require(store.changeJob)
        let copying = Task.detached {
            withUnsafeCurrentTask { $0?.cancel() }
            try job.copyData(to: target)
        }
        await #expect(throws: CancellationError.self) { try await copying.value }
        #expect(new.names.isEmpty && store.habits == habits && store.lastError == nil)
    }

    @Test("What could only be kept beside the data is not left behind in the old folder")
    func unsaved() async throws {
        try old.fill()
        let store = try old.open()
        let document = store.notes.open(try #require(store.notes.add(NoteDraft(text: "alt"))))
        let form = GroupForm(nil)
        let lock = try old.database()
        try lock.execute("BEGIN IMMEDIATE")
        document.text = "neu"
        #expect(!store.keepSheetDraft(.group(nil, form, original: form)) && !document.save())
        await #expect(throws: StoreProblem.self) { try await store.copyData(to: new.location) }
        #expect(!new.location.hasData)
        try lock.execute("COMMIT")
        #expect(try await store.copyData(to: new.location))
        let moved = try new.open()
        #expect(moved.notes.open(document.id).text == "neu" && moved.sheetDraft != nil)
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
