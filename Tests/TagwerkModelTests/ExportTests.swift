import Foundation
import Testing
import Zip

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("Exporting")
struct ExportTests {
    let folder = StoreFolder()

    static let names = [
        "a/b", "..", "CON", "跑步", String(repeating: "lang ", count: 60) + "x", "🏃‍♀️", "Sit, \"still\"", "=1+2", "שלום",
        "same", "same", "same", "u\u{308}ben", "-3",
    ]

    /// Habits of all kinds and names, with days of all kinds.
    func fill(_ store: HabitStore) throws {
        let groups = [
            store.addGroup(name: "Körper", color: .red), store.addGroup(name: "Leer", color: .pink),
            store.addGroup(name: "Kopf", color: .blue),
        ]
        let schedules: [Schedule] = [
            .daily, .weekdays([.monday, .friday]), .timesPerWeek(3), .timesPerMonth(2), .everyDays(4),
        ]
        for (index, name) in Self.names.enumerated() {
            var draft = HabitDraft(
                name: name, icon: "book.fill", color: HabitColor.allCases[index % 7],
                schedule: schedules[index % schedules.count])
            if index % 3 == 1 {
                draft.measure = Measure(
                    unit: "km, \"etwa\"", aim: index % 2 == 0 ? .atMost : .atLeast, goal: Amount(clamping: 2500))
            }
            draft.question = index % 2 == 0 ? "" : "Warum?\nDarum."
            draft.details = index % 4 == 0 ? "a,b;c\r\n\"d\"" : ""
            draft.group = index % 2 == 0 ? groups[index % 4] : nil
            let id = try #require(store.add(draft))
            for age in 0..<12 {
                let day = store.today.advanced(by: -age * 3)
                switch age % 4 {
                case 0: store.toggle(id, on: day)
                case 1: store.setSkipped(true, id, on: day)
                case 2: store.setNote("Notiz \(age), \"so\"\nzwei", id, on: day)
                default: store.setAmount(Amount(clamping: age - 3), id, on: day)
                }
            }
            if index % 5 == 0 { store.archive([id]) }
        }
        #expect(store.lastError == nil && store.habits.count == Self.names.count)
    }

    func copy(of store: HabitStore, _ data: Data) throws -> HabitStore {
        let other = HabitStore(inMemory: [], clock: folder.clock)
        let file = try ImportedFile.read(data, name: "file")
        #expect(file.remarks.isEmpty)
        #expect(other.add(file))
        #expect(store.preview(file).changesNothing)
        #expect(store.preview(file).keptDays == 0)
        return other
    }

    @Test("An archive in Loop's layout brings back everything, whatever the names")
    func loopRoundTrip() throws {
        let store = try folder.open()
        try fill(store)
        let other = try copy(of: store, HabitExport(store).loopArchive())
        #expect(other.groups.map(\.name) == store.groups.map(\.name))
        #expect(other.groups.map(\.color) == store.groups.map(\.color))
        let names = { (groups: [HabitGroup], id: UUID?) in groups.first { $0.id == id }?.name }
        for (copy, habit) in zip(other.habits, store.habits) {
            #expect(names(other.groups, copy.group) == names(store.groups, habit.group))
            var copy = copy
            copy.group = habit.group
            #expect(copy == habit)
        }
        #expect(other.habits.count == store.habits.count)
    }

    @Test("JSON brings back everything, also the days of a habit's other kind")
    func jsonRoundTrip() throws {
        let store = try folder.open()
        try fill(store)
        var draft = HabitDraft(store.habits[0])
        draft.measure = Measure(unit: "", goal: Amount(clamping: 1))
        store.edit(store.habits[0].id, draft)
        let other = try copy(of: store, HabitExport(store).json())
        #expect(other.habits == store.habits)
        #expect(other.groups == store.groups)
    }

    @Test("Without the additional file, the rules of Loop's layout bring back what that has")
    func loopRules() throws {
        let store = try folder.open()
        try fill(store)
        let archive = try ZipArchive(HabitExport(store).loopArchive())
        var writer = ZipWriter()
        for entry in archive.entries where entry.name != "Tagwerk.json" {
            try writer.add(entry.name, archive.content(of: entry))
        }
        let other = HabitStore(inMemory: [], clock: folder.clock)
        other.add(try ImportedFile.read(writer.data, name: "file"))
        #expect(other.habits.map(\.name) == store.habits.map(\.name))
        for (copy, habit) in zip(other.habits, store.habits) {
            #expect(copy.days == habit.days && copy.skips == habit.skips && copy.notes == habit.notes)
            #expect(copy.color == habit.color && copy.measure == habit.measure)
            #expect(copy.schedule.frequency == habit.schedule.frequency)
        }
    }

    @Test("Files, folders and lines are those of Loop")
    func layout() throws {
        let store = try folder.open()
        let id = try #require(store.add(name: "Lesen & mehr", icon: "star", color: .green))
        store.add(
            HabitDraft(
                name: "跑步", icon: "star", color: .blue, schedule: .timesPerWeek(3),
                measure: Measure(unit: "km", goal: Amount(clamping: 2000))))
        store.toggle(id, on: store.today)
        store.setSkipped(true, id, on: store.today.advanced(by: -1))
        store.setNote("so, so", id, on: store.today.advanced(by: -2))
        store.setAmount(Amount(clamping: 1500), store.habits[1].id, on: store.today)
        let archive = try ZipArchive(HabitExport(store).loopArchive())
        func text(_ name: String) throws -> String {
            let entry = try #require(archive.entries.first { $0.name == name })
            return String(decoding: try archive.content(of: entry), as: UTF8.self)
        }
        #expect(
            archive.entries.map(\.name) == [
                "Habits.csv", "001 Lesen  mehr/Checkmarks.csv", "001 Lesen  mehr/Scores.csv", "002/Checkmarks.csv",
                "002/Scores.csv", "Checkmarks.csv", "Scores.csv", "Tagwerk.json",
            ])
        #expect(
            try text("Habits.csv") == """
                Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
                001,Lesen & mehr,YES_NO,,,1,1,#388E3C,,,,false
                002,跑步,NUMERICAL,,,3,7,#1976D2,km,AT_LEAST,2.0,false

                """)
        #expect(
            try text("001 Lesen  mehr/Checkmarks.csv") == """
                Date,Value,Notes
                2026-03-29,YES_MANUAL,
                2026-03-28,SKIP,
                2026-03-27,UNKNOWN,"so, so"

                """)
        #expect(try text("002/Checkmarks.csv") == "Date,Value,Notes\n2026-03-29,1500,\n")
        #expect(
            try text("Checkmarks.csv") == """
                Date,Lesen & mehr,跑步,
                2026-03-29,YES_MANUAL,1500,
                2026-03-28,SKIP,UNKNOWN,
                2026-03-27,UNKNOWN,UNKNOWN,

                """)
        #expect(try text("001 Lesen  mehr/Scores.csv").hasPrefix("Date,Score\n2026-03-29,0.0519\n2026-03-28,0.0000\n"))
    }

    @Test("Nothing exported comes back as nothing, and a newer export is refused")
    func emptyAndNewer() throws {
        let store = try folder.open()
        for data in [try HabitExport(store).loopArchive(), try HabitExport(store).json()] {
            #expect(store.preview(try ImportedFile.read(data, name: "a")).changesNothing)
        }
        let newer = Data(#"{"format": "Tagwerk", "version": 2, "moons": []}"#.utf8)
        #expect(throws: ImportProblem.newerTagwerk) { try ImportedFile.read(newer, name: "a") }
        #expect(throws: ImportProblem.unknown) { try ImportedFile.read(Data("{}".utf8), name: "a") }
        let broken = Data(#"{"format": "Tagwerk", "version": 1}"#.utf8)
        #expect(throws: ImportProblem.damaged) { try ImportedFile.read(broken, name: "a") }
        #expect(HabitExport(store).fileName("zip") == "Tagwerk 2026-03-29.zip")
    }

    @Test("Amounts in JSON are exact numbers")
    func exactAmounts() throws {
        for thousandths in [0, 1, 100, 300, 2500, 999_999_999_999] {
            let amount = Amount(clamping: thousandths)
            let text = String(decoding: try JSONEncoder().encode([amount.decimal]), as: UTF8.self)
            #expect(text == "[\(amount)]")
            let back = try JSONDecoder().decode([Decimal].self, from: Data(text.utf8))
            #expect(Amount(back[0]) == amount)
        }
        #expect(Amount(Decimal(-1)) == nil && Amount(Decimal(string: "0.0001") ?? 0) == nil)
        #expect(Amount(Decimal.nan) == nil)
    }

    @Test("A folder that is not there is named")
    func missingFolder() throws {
        let export = HabitExport(try folder.open())
        let nowhere = folder.location.folder.appending(path: "nowhere")
        let missing = #expect(throws: ExportProblem.self) { try export.writeMarkdown(into: nowhere) }
        #expect(missing?.kind == .folderMissing)
    }

    @Test(
        "Where nothing can be written, the folder is named with what helps, and nothing is left behind",
        .enabled(if: SmallDisk.isPossible))
    func unwritablePlaces() throws {
        let store = try folder.open()
        store.notes.add(NoteDraft(title: "Plan", text: String(repeating: "lang ", count: 4000)))
        let export = HabitExport(store)
        let disk = try SmallDisk(kilobytes: 8)
        for (kind, change) in [(ExportProblem.Kind.diskFull, {}), (.denied, disk.protect)] {
            try change()
            let problem = #expect(throws: ExportProblem.self) { try export.writeMarkdown(into: disk.folder) }
            #expect(problem?.kind == kind)
            #expect(problem?.explanation.english.contains(disk.folder.path(percentEncoded: false)) == true)
            let file = disk.folder.appending(path: "all.json")
            let failed = #expect(throws: (any Error).self) { try export.json().write(to: file, options: .atomic) }
            #expect(failed.map { ExportProblem($0, at: file).kind } == kind)
            let copied = #expect(throws: (any Error).self) {
                try store.copyFile(to: disk.folder.appending(path: "copy.db"))
            }
            #expect(copied.map { ExportProblem($0, at: file).kind } == kind)
            let left = try FileManager.default.contentsOfDirectory(atPath: disk.folder.path(percentEncoded: false))
            #expect(left == [])
        }
    }

    @Test("Of several that export to one name at once, one writes it whole and the others are told that it is taken")
    func oneName() async throws {
        let store = try folder.open()
        store.notes.add(NoteDraft(title: "Plan", text: "a"))
        let url = folder.location.folder.appending(path: "copy.db")
        let (source, failed) = (folder.databasePath, Failures())
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    do {
                        let database = try Database(path: source, mode: .readOnly)
                        try NewFile.make(at: url) { try database.copy(to: $0.path(percentEncoded: false)) }
                    } catch {
                        await failed.add(ExportProblem(error, at: url).kind)
                    }
                }
            }
        }
        #expect(await failed.kinds == Array(repeating: .taken, count: 7))
        #expect(try Database(path: url.path(percentEncoded: false), mode: .readOnly).faults() == [])
        #expect(folder.names.allSatisfy { !$0.hasPrefix(".tagwerk") })
    }

    private actor Failures {
        private(set) var kinds: [ExportProblem.Kind] = []

        func add(_ kind: ExportProblem.Kind) { kinds.append(kind) }
    }

    @Test("Several that export notes into one folder at once get a folder each")
    func oneParent() async throws {
        let store = try folder.open()
        store.notes.add(NoteDraft(title: "Plan", text: "a"))
        let (export, parent) = (HabitExport(store), folder.location.folder)
        let folders = try await withThrowingTaskGroup(of: URL.self) { group in
            for _ in 0..<8 { group.addTask { try export.writeMarkdown(into: parent) } }
            var names: Set<String> = []
            for try await folder in group { names.insert(folder.lastPathComponent) }
            return names
        }
        #expect(folders.count == 8)
        #expect(folders.contains("Tagwerk 2026-03-29 8"))
        for name in folders {
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(name))
            #expect(files == ["Plan.md"])
        }
    }

    @Test("Where the data file was renamed and another one lies in its place, it is the open data that is exported")
    func movedFile() throws {
        let store = try folder.open()
        store.notes.add(NoteDraft(title: "Plan", text: "a"))
        try FileManager.default.moveItem(atPath: folder.databasePath, toPath: folder.path("away.db"))
        for isThereAnother in [false, true] {
            if isThereAnother { try Data("x".utf8).write(to: folder.location.database) }
            let export = HabitExport(store)
            for data in [try export.json(), try export.dataFile()] {
                #expect(try ImportedFile.read(data, name: "file").notes.map(\.title) == ["Plan"])
            }
            #expect(try MarkdownWriter(export: export).files().map(\.name) == ["Plan.md"])
        }
    }

    @Test("What an export that was cut short has left goes with the next one, but not what is being written right now")
    func leftovers() throws {
        let store = try folder.open()
        let (old, new, foreign) = (".tagwerk-\(UUID())", ".tagwerk-\(UUID())", ".tagwerk-theirs")
        for name in [old, new, foreign] {
            try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: false)
            let date = name == new ? Date.now : Date.now - 3 * 86_400
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path(name))
        }
        try store.copyFile(to: folder.location.folder.appending(path: "copy.db"))
        #expect(folder.names.filter { $0.hasPrefix(".tagwerk") }.sorted() == [new, foreign].sorted())
    }

    @Test("A name is only there once all of it is written, and what lies there keeps it, even an empty folder")
    func nameComesLast() throws {
        let url = folder.location.folder.appending(path: "new")
        try StoreLocation.makePrivateFolder(folder.location.folder)
        try NewFile.makeFolder(at: url) { folder in
            try Data("a".utf8).write(to: folder.appending(path: "a.md"))
            #expect(access(url.path, F_OK) != 0)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["a.md"])
        let empty = folder.location.folder.appending(path: "empty")
        let error = #expect(throws: FileError.self) {
            try NewFile.makeFolder(at: empty) { _ in try StoreLocation.makePrivateFolder(empty) }
        }
        #expect(error?.code == EEXIST)
        #expect(folder.names.sorted() == ["empty", "new"])
    }

    @Test("A copy never takes the place of a file or of a link that leads nowhere")
    func takenNames() throws {
        let store = try folder.open()
        let link = folder.location.folder.appending(path: "link.db")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "/nowhere/at/all")
        let error = #expect(throws: FileError.self) { try store.copyFile(to: link) }
        #expect(error?.code == EEXIST)
        #expect(folder.names.allSatisfy { !$0.hasPrefix(".tagwerk") })
    }
}
