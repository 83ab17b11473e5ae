import Foundation
import Testing
import Zip

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("Importing")
struct ImportTests {
    let folder = StoreFolder()

    static let habitsTable = #"""
        Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
        001,"Sit, ""still""",YES_NO,Did you?,,1,1,#388E3C,,,,false
        002,🏃 跑步,YES_NO,,,3,7,#1976D2,,,,false
        003,Water,NUMERICAL,,,1,1,#D32F2F,l,AT_LEAST,2.0,false
        004,Coffee,NUMERICAL,,,1,1,#D32F2F,,AT_MOST,3.0,true

        """#

    static func archive(root: String = "", _ tables: [String: String] = [:]) throws -> Data {
        var writer = ZipWriter()
        let files = [
            "Habits.csv": habitsTable,
            "Checkmarks.csv": "Date,Sit, still,Run,\n2026-03-28,broken,by,commas,\n",
            "001 Sit still/Checkmarks.csv": """
            Date,Value,Notes
            2026-03-29,YES_MANUAL,
            2026-03-28,SKIP,"ill, at home
            all day"
            2026-03-27,YES_MANUAL,
            2026-03-26,YES_AUTO,
            2026-03-25,NO,Sick
            2026-03-24,UNKNOWN,
            """,
            "002/Checkmarks.csv":
                "Date,Value,Notes\n2026-03-27,YES_MANUAL,\n2026-03-25,YES_MANUAL,\n2026-03-23,YES_MANUAL,\n",
            "003 Water/Checkmarks.csv":
                "Date,Value,Notes\n2026-03-29,1500,\n2026-03-28,2000,\n2026-03-27,NO,\n2026-03-26,SKIP,\n",
            "004 Coffee/Checkmarks.csv": "2026-03-29,3000\n2026-03-28,3001\n",
        ].merging(tables) { $1 }
        for (name, text) in files.sorted(by: { $0.key < $1.key }) { try writer.add(root + name, Data(text.utf8)) }
        return writer.data
    }

    func read(_ data: Data, _ name: String = "file") throws -> ImportedFile { try ImportedFile.read(data, name: name) }

    func problem(_ data: Data) -> ImportProblem? {
        do throws(ImportProblem) {
            _ = try ImportedFile.read(data, name: "file")
            return nil
        } catch {
            return error
        }
    }

    func day(_ text: String) -> CivilDay { CivilDay(text)! }

    @Test(
        "Loop's archive comes in whole, with skips, notes, amounts and names of all scripts",
        arguments: ["", "Export/"])
    func loopArchive(root: String) throws {
        let store = try folder.open()
        let file = try read(Self.archive(root: root))
        #expect(file.remarks.isEmpty)
        #expect(store.preview(file).lines.map(\.added) == [4, 3, 4, 2])
        #expect(store.add(file))
        let habits = store.habits
        #expect(habits.map(\.name) == ["Sit, \"still\"", "🏃 跑步", "Water", "Coffee"])
        #expect(habits[0].question == "Did you?" && habits[0].color == .green)
        #expect(habits[0].entry(on: day("2026-03-28")) == .skipped)
        #expect(habits[0].note(on: day("2026-03-28")) == "ill, at home\nall day")
        #expect(habits[0].note(on: day("2026-03-25")) == "Sick")
        #expect(!habits[0].isDone(on: day("2026-03-26")))
        #expect(habits[0].currentStreak(asOf: store.today) == 2)
        #expect(habits[1].schedule == .timesPerWeek(3) && habits[1].days.count == 3)
        #expect(habits[2].measure == Measure(unit: "l", goal: Amount(clamping: 2000)))
        #expect(habits[2].days == [day("2026-03-28")])
        #expect(habits[2].amount(on: day("2026-03-27")) == .zero)
        #expect(habits[2].isSkipped(on: day("2026-03-26")))
        #expect(habits[3].isArchived && habits[3].days == [day("2026-03-29")])
        #expect(try HabitTables(database: folder.database()).load().habits == habits)
    }

    @Test("The same file twice changes nothing, and one undo takes all of it back")
    func twice() throws {
        let before = try folder.fill()
        let store = try folder.open()
        for data in [
            try Self.archive(), try Self.backup().data(), Data(Self.habitBull.utf8),
        ] {
            let file = try read(data)
            #expect(store.add(file))
            let habits = store.habits
            #expect(store.preview(file).changesNothing)
            #expect(!store.add(file))
            #expect(store.habits == habits)
            #expect(store.undo())
            #expect(store.habits == before && store.groups.isEmpty)
            #expect(store.redo())
            #expect(store.habits == habits)
            store.undo()
        }
        #expect(try HabitTables(database: folder.database()).load().habits == before)
    }

    @Test("An import without days is named after its habits")
    func habitsAlone() throws {
        let store = try folder.open()
        let habits = "INSERT INTO Habits (id, name, freq_num, freq_den) VALUES (1, 'Read', 1, 1);"
        #expect(store.add(try ImportedFile.read(LoopBackup(habits: habits).data(), name: "Loop.db")))
        #expect(store.undoEntry?.title == Sentence("Import of %lld habits", .number(1)))
    }

    @Test("Days only fill gaps: what is here stays and is counted")
    func merging() throws {
        let store = try folder.open()
        store.add(try read(Self.archive()))
        let id = store.habits[2].id
        store.setAmount(Amount(clamping: 9000), id, on: day("2026-03-29"))
        store.setAmount(nil, id, on: day("2026-03-28"))
        let preview = store.preview(try read(Self.archive()))
        #expect(preview.lines[2].added == 1 && preview.lines[2].kept == 1 && preview.lines[2].same == 2)
        #expect(preview.newHabits == 0)
        #expect(preview.summary.map(\.english).contains("1 days to add"))
        store.add(try read(Self.archive()))
        #expect(store.habits[2].amount(on: day("2026-03-29"))?.thousandths == 9000)
        #expect(store.habits[2].amount(on: day("2026-03-28"))?.thousandths == 2000)
    }

    static func backup(version: Int = 25) -> LoopBackup {
        let (first, second) = (LoopBackup.time("2026-03-29"), LoopBackup.time("1999-12-31"))
        if version < 16 {
            return LoopBackup(
                version: version,
                habits: """
                    INSERT INTO Habits (id, archived, color, description, freq_den, freq_num, name, position)
                        VALUES (1, 0, 7, 'Did you?', 7, 2, 'Old', 0);
                    """,
                days: """
                    INSERT INTO Repetitions (habit, timestamp) VALUES (1, \(first)), (1, \(second)), (1, \(first)), (9, 0);
                    """)
        }
        return LoopBackup(
            version: version,
            habits: """
                INSERT INTO Habits VALUES
                    (5, 0, 0, 'words', 1, 1, 0, 'Second', 1, 8, 0, 0, 0, 0, NULL, 'Really?', 'zz'),
                    (3, 1, 11, '', 10, 2, 0, 'First', 0, NULL, NULL, 1, 1, 2.5, 'km', '', '0123456789abcdef0123456789ABCDEF');
                """,
            days: """
                INSERT INTO Repetitions (habit, timestamp, value, notes) VALUES
                    (5, \(first), 2, 'a note'), (5, \(second), 3, NULL), (5, \(second + 86_400_000), 1, NULL),
                    (5, \(first - 86_400_000), 0, 'only a note'), (3, \(first), 2500, ''), (3, \(second), 3, NULL),
                    (5, \(first + 86_400_000), 2, NULL), (5, 9223372036854775807, 2, NULL), (5, 0, 77, NULL);
                """)
    }

    @Test("Loop's backup comes in by its order, with ids, notes, skips and days before 2000")
    func loopBackup() throws {
        let store = try folder.open()
        let file = try read(Self.backup().data())
        store.add(file)
        #expect(store.habits.map(\.name) == ["First", "Second"])
        let (first, second) = (store.habits[0], store.habits[1])
        #expect(first.id.uuidString == "01234567-89AB-CDEF-0123-456789ABCDEF")
        #expect(first.isArchived && first.color == .blue && first.schedule == .everyDays(5))
        #expect(first.measure == Measure(unit: "km", aim: .atMost, goal: Amount(clamping: 2500)))
        #expect(first.amount(on: store.today) == Amount(clamping: 2500))
        #expect(second.reminders == [Reminder(minute: 8 * 60)] && first.reminders.isEmpty)
        #expect(second.question == "Really?" && second.details == "words" && second.color == .red)
        #expect(second.days == [store.today])
        #expect(second.note(on: store.today) == "a note")
        #expect(second.note(on: store.today.advanced(by: -1)) == "only a note")
        #expect(second.isSkipped(on: day("1999-12-31")) && second.createdOn == day("1999-12-31"))
        let reasons = Dictionary(uniqueKeysWithValues: store.preview(file).reasons.map { ($0.reason, $0.count) })
        #expect(reasons == [.futureDate: 1, .invalidDate: 1, .invalidValue: 1])
    }

    @Test("Backups of Loop's versions 9 to 25 are read, also without values", arguments: [9, 12, 15, 23, 24, 25])
    func loopVersions(version: Int) throws {
        let file = try read(Self.backup(version: version).data())
        #expect(file.habits.count == (version < 16 ? 1 : 2))
        guard version < 16 else { return }
        #expect(file.habits[0].draft.question == "Did you?")
        #expect(file.habits[0].draft.schedule == .timesPerWeek(2))
        #expect(file.habits[0].records.count == 2 && file.habits[0].records.values.allSatisfy(\.isChecked))
        #expect(file.remarks.map(\.reason) == [.repeatedDay, .unknownHabit])
    }

    @Test("A backup of a newer Loop is refused in a plain sentence", arguments: [26, 99])
    func newerLoop(version: Int) throws {
        var backup = Self.backup()
        backup.version = version
        let data = try backup.data()
        #expect(problem(data) == .newerLoop)
        #expect(ImportProblem.newerLoop.explanation.english.contains("newer version of Loop"))
    }

    static let habitBull = """
        HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
        Lesen,Ein Kapitel,Kopf,2026-03-27,1,
        Lesen,,Kopf,3/28/2026,1,text
        Lesen,,Kopf,13/28/2026,1,
        Lesen,,Kopf,2026-03-26,0,
        Lesen,,Kopf,2026-03-27,1,again
        Kaffee,,Trinken,2026-03-28,80,
        Kaffee,,Trinken,2026-03-27,viel,

        """

    @Test("HabitBull's table comes in with amounts as they are, dates of both kinds and categories as groups")
    func habitBull() throws {
        let store = try folder.open()
        let file = try read(Data(Self.habitBull.utf8))
        #expect(file.remarks.map(\.reason) == [.invalidDate, .repeatedDay, .invalidValue])
        #expect(file.remarks.map(\.line) == [4, 6, 8])
        store.add(file)
        #expect(store.habits.map(\.name) == ["Lesen", "Kaffee"])
        #expect(store.groups.map(\.name) == ["Kopf", "Trinken"])
        #expect(store.habits[0].group == store.groups[0].id)
        #expect(store.habits[0].days.count == 2 && store.habits[0].details == "Ein Kapitel")
        #expect(store.habits[0].note(on: day("2026-03-28")) == "text")
        #expect(store.habits[1].amount(on: day("2026-03-28"))?.description == "80")
        #expect(store.habits[1].isDone(on: day("2026-03-28")))
    }

    @Test("One habit's table takes its name from the file; of a day that is there twice, the first row counts")
    func daysTable() throws {
        let text = "Date,Value,Notes\n2026-03-29,YES_MANUAL,first\n2026-03-29,NO,second\n2026-03-29,SKIP,third\n"
        let file = try read(Data(text.utf8), "Lesen.csv")
        #expect(file.remarks.map(\.reason) == [.repeatedDay, .repeatedDay])
        #expect(file.habits.map(\.draft.name) == ["Lesen"])
        #expect(file.habits[0].records == [day("2026-03-29"): DayRecord(isChecked: true, note: "first")])
    }

    @Test("Marks, other line ends, semicolons and bad dates are no obstacle for the good rows")
    func oddTable() throws {
        let text =
            "\u{FEFF}Date;Value;Notes\r\n2026-02-30;YES_MANUAL;\r\n2026-03-01;YES_MANUAL;\"a\r\nb\"\r\n01.03.2026;NO;\r\n2026-03-02;2;"
        for data in [Data(text.utf8), try #require(text.dropFirst().data(using: .utf16))] {
            let file = try read(data, "a.csv")
            #expect(file.habits[0].records.keys.sorted().map(\.description) == ["2026-03-01", "2026-03-02"])
            #expect(file.habits[0].records[day("2026-03-01")]?.note == "a\r\nb")
            #expect(file.remarks.map(\.reason) == [.invalidDate, .invalidDate])
        }
    }

    @Test("What cannot be imported is told apart, and says what to do")
    func problems() throws {
        let habits = try folder.fill()
        let backup = try Self.backup().data()
        #expect(problem(Data()) == .empty)
        #expect(problem(Data("Dear diary".utf8)) == .unknown)
        #expect(problem(Data("SQLite format 3\0".utf8) + Data(count: 400)) == .damaged)
        #expect(problem(backup.prefix(backup.count - 3000)) == .damaged)
        #expect(problem(try Self.archive().prefix(900)) == .damaged)
        #expect(problem(ZipWriter().data) == .notLoop)
        func reading(_ path: String) -> ImportProblem? {
            do throws(ImportProblem) {
                _ = try ImportedFile.read(URL(filePath: path))
                return nil
            } catch { return error }
        }
        #expect(reading(folder.path("")) == .noNotes)
        #expect(reading("/nowhere/at/all") == .unreadable("/nowhere/at/all"))
        #expect(reading("/dev/zero") == .unknown)
        #expect(try folder.saved() == habits)
    }

    @Test("Changed and cut files never crash, and nothing of them is kept")
    func damagedFiles() throws {
        let store = try folder.open()
        for data in [try Self.archive(), try Self.backup().data(), Data(Self.habitBull.utf8)] {
            var random = SeededGenerator(state: 7)
            for _ in 0..<150 {
                var bytes = [UInt8](data)
                for _ in 0..<Int.random(in: 1...8, using: &random) {
                    bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
                if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
                if let file = try? read(Data(bytes)) { _ = store.preview(file) }
            }
        }
        #expect(store.habits.isEmpty)
    }

    @Test("What Loop's numbers of times and days become")
    func schedules() {
        let cases: [(Int, Int, Schedule, Bool)] = [
            (1, 1, .daily, true), (7, 7, .daily, true), (3, 7, .timesPerWeek(3), true),
            (1, 30, .timesPerMonth(1), true),
            (2, 31, .timesPerMonth(2), true), (1, 4, .everyDays(4), true), (2, 10, .everyDays(5), true),
            (3, 10, .everyDays(3), false), (0, 0, .daily, false),
        ]
        for (times, days, schedule, isExact) in cases {
            #expect(LoopRules.schedule(times: times, days: days) == (schedule, isExact))
        }
        for color in HabitColor.allCases {
            let index = LoopRules.paletteIndex[color] ?? -1
            #expect(LoopRules.color(paletteIndex: index) == color)
            #expect(LoopRules.color(rgb: LoopRules.palette[index]) == color)
        }
    }
}
