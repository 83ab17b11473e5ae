import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

/// `Scripts/torture.sh` asks for more than the tests do.
private let rounds = ProcessInfo.processInfo.environment["TAGWERK_DAMAGES"].flatMap { Int($0) } ?? 200

@MainActor
@Suite("Files damaged at random", .timeLimit(.minutes(rounds > 200 ? 60 : 5)))
struct DamageTests {
    /// The files of a data folder, as they are while the app runs or after it has ended.
    struct Files {
        var main: Data
        /// Nil when the app has ended.
        var log: Data?
        let backup: Data
        let habits: [Habit]

        /// The state before the changes that are in the log.
        let backedUp: [Habit]
    }

    func makeFiles() throws -> [Files] {
        let folder = StoreFolder()
        try folder.fill()
        var running: Files
        do {
            let store = try folder.open()
            for number in 0..<12 {
                store.notes.add(NoteDraft(title: "Note \(number)", text: String(repeating: "Text ", count: 300)))
            }
            store.backUp()
            let backedUp = store.habits
            let backup = try Data(contentsOf: store.backups[0].file)
            for age in 10..<40 { store.toggle(store.habits[age % 3].id, on: store.today.advanced(by: -age)) }
            running = Files(
                main: try Data(contentsOf: folder.location.database),
                log: try Data(contentsOf: URL(filePath: folder.databasePath + "-wal")), backup: backup,
                habits: store.habits,
                backedUp: backedUp)
        }
        let ended = Files(
            main: try Data(contentsOf: folder.location.database), log: nil, backup: running.backup,
            habits: running.habits,
            backedUp: running.backedUp)
        return [running, ended]
    }

    @Test("The app opens what is sound, or says so, offers the backup and keeps the bad file byte for byte")
    func randomDamage() throws {
        let states = try makeFiles()
        var random = SeededGenerator(state: 99)
        var (opened, reported) = (0, 0)
        var slowest = Duration.zero
        for round in 0..<rounds {
            var files = states[round % 2]
            let words = damage(&files, &random)
            let folder = StoreFolder()
            try StoreLocation.makePrivateFolder(folder.location.backups)
            try files.backup.write(to: folder.location.backups.appending(path: "tagwerk-2026-03-28.db"))
            try files.main.write(to: folder.location.database)
            try files.log?.write(to: URL(filePath: folder.databasePath + "-wal"))
            let start = ContinuousClock.now
            let problem = folder.problem()
            slowest = max(slowest, ContinuousClock.now - start)
            if let problem {
                reported += 1
                expectBackupOffered(problem, files, folder, "Round \(round): \(words)")
            } else {
                opened += 1
                expectUsable(files, folder, "Round \(round): \(words)")
            }
        }
        #expect(reported > rounds / 3 && opened > rounds / 20)
        print("\(rounds) damaged files: \(opened) opened, \(reported) reported, at most \(slowest) to an answer")
    }

    func expectBackupOffered(_ problem: StoreProblem, _ files: Files, _ folder: StoreFolder, _ words: Comment) {
        #expect([.damaged, .notTagwerk, .newer].contains(problem.kind), words)
        let log = URL(filePath: folder.databasePath + "-wal")
        #expect((try? Data(contentsOf: folder.location.database)) == files.main, words)
        #expect((try? Data(contentsOf: log)) == files.log, words)
        _ = try? folder.open(after: .openCopy)
        #expect((try? Data(contentsOf: folder.location.database)) == files.main, words)
        guard problem.kind != .newer else { return }
        let backup = problem.remedies.first { if case .restore = $0 { true } else { false } }
        #expect(backup != nil, words)
        guard let backup else { return }
        let restored = try? folder.open(after: backup)
        #expect(restored?.habits == files.backedUp && restored?.notes.count == 12, words)
        let kept = folder.path("tagwerk-kept-2026-03-29.db")
        #expect((try? Data(contentsOf: URL(filePath: kept))) == files.main, words)
        #expect((try? Data(contentsOf: URL(filePath: kept + "-wal"))) == files.log, words)
    }

    /// What was opened can be changed and saved; text or days that were changed inside sound rows cannot be known.
    func expectUsable(_ files: Files, _ folder: StoreFolder, _ words: Comment) {
        let store = try? folder.open()
        #expect(store != nil, words)
        guard let store else { return }
        #expect(store.add(name: "Neu", icon: "star", color: .red) != nil, words)
        for habit in store.habits { #expect(store.toggle(habit.id, on: store.today.advanced(by: -50)), words) }
        for note in store.notes.list(NoteList()) { _ = store.notes.open(note.id).text }
        #expect(store.undo(), words)
    }

    /// Spoils one thing and says what.
    func damage(_ files: inout Files, _ random: inout SeededGenerator) -> Comment {
        func spoil(_ data: inout Data, pageSize: Int, start: Int) -> String {
            let pages = max(1, (data.count - start) / pageSize)
            func page() -> Range<Int> {
                let first = start + Int.random(in: 0..<pages, using: &random) * pageSize
                return first..<min(first + pageSize, data.count)
            }
            switch Int.random(in: 0..<9, using: &random) {
            case 0:
                let size = Int.random(in: 0..<data.count, using: &random)
                data = Data(data.prefix(size))
                return "cut to \(size)"
            case 1:
                let count = Int.random(in: 1...20, using: &random)
                for _ in 0..<count {
                    data[Int.random(in: 0..<data.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                }
                return "\(count) bits flipped"
            case 2:
                let range = page()
                data.replaceSubrange(range, with: Data(count: range.count))
                return "\(range) zeroed"
            case 3:
                let (one, two) = (page(), page())
                let (first, second) = (Data(data[one]), Data(data[two]))
                guard first.count == second.count else { return "nothing" }
                data.replaceSubrange(one, with: second)
                data.replaceSubrange(two, with: first)
                return "\(one) and \(two) swapped"
            case 4:
                for index in 0..<min(100, data.count) { data[index] = UInt8.random(in: 0...255, using: &random) }
                return "header spoilt"
            case 5:
                let range = page()
                for index in range { data[index] = UInt8.random(in: 0...255, using: &random) }
                return "\(range) spoilt"
            case 6:
                let (one, two) = (page(), page())
                guard one.count == two.count else { return "nothing" }
                data.replaceSubrange(one, with: Data(data[two]))
                return "\(one) replaced by \(two)"
            case 7:
                data += Data((0..<5000).map { _ in UInt8.random(in: 0...255, using: &random) })
                return "rubbish at the end"
            default:
                let range = page()
                let place = Int.random(in: range, using: &random)
                for index in place..<min(place + 40, data.count) {
                    data[index] = UInt8.random(in: 0...255, using: &random)
                }
                return "40 bytes at \(place) spoilt"
            }
        }
        guard var log = files.log, Int.random(in: 0..<3, using: &random) > 0 else {
            let words = spoil(&files.main, pageSize: StoreSchema.pageSize, start: 0)
            return "\(files.log == nil ? "" : "with a log, ")file: \(words)"
        }
        if Int.random(in: 0..<10, using: &random) == 0 {
            files.log = nil
            return "log missing"
        }
        let words = spoil(&log, pageSize: 24 + StoreSchema.pageSize, start: 32)
        files.log = log
        return "log: \(words)"
    }

    @Test("A change inside the log is noticed before acknowledged changes behind it are lost")
    func middleOfTheLog() throws {
        let files = try makeFiles()[0]
        let log = try #require(files.log)
        #expect(!WriteAheadLog.isDamaged(log))
        // As after a kill or a power cut: the end of the last transaction is missing.
        for cut in [1, 4120, 4121] { #expect(!WriteAheadLog.isDamaged(log.dropLast(cut) + Data())) }
        for place in [0, 9, 17, 25, 33, 5000, log.count / 2] {
            var spoilt = log
            spoilt[place] ^= 0x10
            #expect(WriteAheadLog.isDamaged(spoilt), "Byte \(place)")
        }
        #expect(!WriteAheadLog.isDamaged(Data()) && !WriteAheadLog.isDamaged(Data(count: 9000)))
        #expect(WriteAheadLog.isDamaged(Data(repeating: 7, count: 9000)))
    }

    @Test("Impossible values inside sound pages never crash, and what is beside them can be looked at")
    func impossibleValues() throws {
        let statements = [
            "UPDATE habit SET name = CAST(x'ff4c80' AS TEXT) WHERE position = 0",
            "UPDATE habit SET created_on = '2026-02-30', archived_on = 'never' WHERE position = 0",
            "UPDATE habit SET id = 'x' WHERE position = 0",
            "UPDATE habit SET schedule = 'week 99', aim = 'up' WHERE position = 0",
            "UPDATE habit SET group_key = 77, aim = 'at least', goal = -5 WHERE position = 0",
            "INSERT INTO habit_day VALUES (1, 20000, -7, NULL)",
            "INSERT INTO habit_day VALUES (1, 20000, 9223372036854775807, 'a')",
            "INSERT INTO habit_day VALUES (1, 9223372036854775807, 1, NULL)",
            "INSERT INTO habit_day VALUES (99, 20000, 1, NULL)",
            "INSERT INTO habit_day VALUES (1, -9223372036854775808, 1, NULL)",
            "INSERT INTO habit_day VALUES (1, 20000, 1, CAST(x'80ff' AS TEXT))",
            "INSERT INTO habit_month VALUES (1, -9223372036854775808, 1)",
            "INSERT INTO habit_month VALUES (99, 24300, 1)",
            "INSERT INTO habit_month VALUES (1, 24000, -1)",
            "INSERT INTO skipped_month VALUES (1, 9223372036854775807, 3)",
            "UPDATE note SET id = 'x', heading = CAST(x'ff' AS TEXT)",
            "UPDATE note SET created_at = 9223372036854775807",
            "UPDATE note SET day = 9223372036854775807, trashed_at = -9223372036854775808", "DELETE FROM note_text",
            "UPDATE note_text SET text = CAST(x'00ff00' AS TEXT)", "INSERT INTO note_tag VALUES (99, 'a', 0)",
            "UPDATE note SET is_pinned = 7, revision = -9223372036854775808",
        ]
        for statement in statements {
            let folder = StoreFolder()
            let habits = try folder.fill()
            do { try folder.open().notes.add(NoteDraft(text: "a #b")) }
            do {
                let database = try folder.database()
                try database.execute("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
                try database.execute(statement)
                try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            }
            let words = Comment(rawValue: statement)
            if let problem = folder.problem() {
                #expect(problem.kind == .damaged, words)
                let copy = try? folder.open(after: .openCopy)
                #expect((copy?.habits.count ?? 0) >= habits.count - 1, words)
            } else {
                let store = try folder.open()
                #expect(store.habits.count == habits.count, words)
                let today = store.today
                for habit in store.habits {
                    _ = (habit.currentStreak(asOf: today), habit.score(asOf: today), habit.week(upTo: today))
                    _ = (habit.longestStreaks(3, asOf: today), habit.monthCounts(asOf: today))
                    #expect(store.toggle(habit.id, on: today.advanced(by: -40)), words)
                }
                for note in store.notes.list(NoteList()) {
                    let document = store.notes.open(note.id)
                    if document.isEditable { document.text += "c" }
                    _ = document.save()
                }
                _ = store.progress
                _ = try HabitExport(store).json()
                _ = try HabitExport(store).loopArchive()
            }
        }
    }
}
