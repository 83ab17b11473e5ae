#if DEBUG
import Foundation
@testable import SQLite
@testable import TagwerkModel
@testable import Zip

/// Random changes to a store, each made first to a twin in memory, so that it is known beforehand what must come of
/// it. Says so before each change and after it.
@MainActor
struct Storm {
    private let store: HabitStore
    private var twin: HabitStore
    private var random: Generator

    init(on store: HabitStore, seed: UInt64) throws {
        self.store = store
        random = Generator(state: seed)
        twin = try Self.copy(of: try Self.file(of: store).database)
    }

    /// Goes on until the process is killed or store and twin differ.
    mutating func run(_ say: (String) -> Void) async throws {
        while true {
            let action = random.next(40)
            let numbers = (0..<4).map { _ in random.next(1000) }
            if action == 0 {
                store.backUp()
            } else if action == 1, let backup = store.backups.first {
                twin = try Self.copy(of: Database(contents: Data(contentsOf: backup.file)))
                say("will \(twin.digest)")
                _ = await store.restore(backup)
            } else {
                Self.change(twin, action, numbers)
                say("will \(twin.digest)")
                Self.change(store, action, numbers)
            }
            guard store.digest == twin.digest else {
                say("differs after \(action) \(numbers): \(String(describing: store.lastError))")
                return
            }
            say("done \(twin.digest)")
        }
    }

    /// One of the user's actions; the numbers choose on what and with what.
    private static func change(_ store: HabitStore, _ action: Int, _ numbers: [Int]) {
        let day = store.today.advanced(by: -(numbers[1] % 60))
        let word = ["Lesen", "跑步 🏃", "It's \"q\"", "a/b", String(repeating: "lang ", count: 60)][numbers[2] % 5]
        let color = HabitColor.allCases[numbers[2] % HabitColor.allCases.count]
        // Notes of equal words are alike, whichever of them is meant.
        let notes = (store.notes.list(NoteList()) + store.notes.trash).sorted { $0.digest < $1.digest }
        let note = notes.isEmpty ? nil : notes[numbers[0] % notes.count]
        guard let habit = store.habits.isEmpty ? nil : store.habits[numbers[0] % store.habits.count] else {
            store.add(HabitDraft(name: word, icon: "star", color: color))
            return
        }
        switch action {
        case 2...9: store.toggle(habit.id, on: day)
        case 10...11: store.setAmount(Amount(clamping: numbers[3] * 100), habit.id, on: day)
        case 12...13: store.setNote("\(word) \(numbers[3])", habit.id, on: day)
        case 14: store.setSkipped(!habit.isSkipped(on: day), habit.id, on: day)
        case 15:
            let schedules: [Schedule] = [.daily, .timesPerWeek(3), .everyDays(4), .weekdays([.monday, .friday])]
            var draft = HabitDraft(habit)
            draft.schedule = schedules[numbers[1] % 4]
            draft.measure = numbers[3] % 2 == 0 ? nil : Measure(unit: "l", goal: Amount(clamping: numbers[3] * 1000))
            draft.details = word
            store.edit(habit.id, draft)
        case 16: store.rename(habit.id, to: "\(word) \(numbers[3])")
        case 17: _ = habit.isArchived ? store.unarchive([habit.id]) : store.archive([habit.id])
        case 18 where store.habits.count < 9: store.add(HabitDraft(name: word, icon: "star", color: color))
        case 18, 19: store.delete(store.habits.prefix(1 + numbers[3] % 3).map(\.id))
        case 20: store.move(fromOffsets: [numbers[0] % store.habits.count], toOffset: numbers[1] % store.habits.count)
        case 21 where store.groups.count < 4: store.addGroup(name: word, color: color)
        case 21: store.deleteGroup(store.groups[numbers[3] % store.groups.count].id)
        case 22: store.setGroup(store.groups.first?.id, of: store.habits.prefix(numbers[3] % 4).map(\.id))
        case 23: store.add(file(numbers, until: store.today))
        case 24...27: store.undo()
        case 28: store.redo()
        case 29...30 where notes.count < 12:
            store.notes.add(NoteDraft(title: word, text: "Text #tag\(numbers[1]) " + word))
        case 31...34:
            guard let note else { return }
            let document = store.notes.open(note.id)
            document.text += " \(word)"
            if document.text.count > 2000 { document.text = word }
            document.save()
        case 35:
            guard let note else { return }
            store.notes.setPinned(!note.isPinned, [note.id])
        case 36:
            guard let note else { return }
            _ = note.isTrashed ? store.notes.restore([note.id]) : store.notes.delete([note.id])
        case 37: store.notes.emptyTrash()
        case 38:
            guard let note else { return }
            store.notes.setLink(NoteLink(day: day), of: note.id)
        default: store.setColor(color, of: habit.id)
        }
    }

    /// Three habits with two hundred days each, as an importer would give them.
    private static func file(_ numbers: [Int], until today: CivilDay) -> ImportedFile {
        var file = ImportedFile(.habitBull)
        for number in 0..<3 {
            var habit = ImportedFile.Habit(
                draft: HabitDraft(name: "Import \(number)", icon: "star", color: .red))
            for age in 0..<200 where (age + numbers[3]) % 3 != 0 {
                habit.records[today.advanced(by: -age)] = DayRecord(
                    isChecked: true, note: age % 50 == 0 ? "\(numbers[2])" : nil)
            }
            file.habits.append(habit)
        }
        return file
    }

    private static func file(of store: HabitStore) throws -> StoreFile {
        guard let file = store.file else { throw CocoaError(.fileWriteNoPermission) }
        return file
    }

    private static func copy(of source: Database) throws -> HabitStore {
        let database = try Database(path: ":memory:")
        try database.replaceContents(by: source)
        let location = StoreLocation(folder: URL(filePath: "/nowhere"))
        return try HabitStore(StoreFile(database: database, lock: nil, location: location), clock: StormClock.clock)
    }

    private struct Generator {
        var state: UInt64

        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }
}

/// The same day in all processes of a test, also over midnight.
enum StormClock {
    static let clock = DayClock(now: { Date(timeIntervalSince1970: 1_774_780_000) }, secondsFromGMT: { _ in 0 })
}

extension HabitStore {
    /// A short form of everything but ids and moments: equal for stores in which the user sees the same.
    var digest: String {
        let names = Dictionary(uniqueKeysWithValues: groups.map { ($0.id, $0.name) })
        var words = groups.flatMap { [$0.name, $0.color.rawValue] }
        for habit in habits {
            words += [habit.name, habit.icon, habit.color.rawValue, habit.schedule.description, habit.details]
            words += [habit.measure?.unit ?? "", habit.measure?.goal.description ?? ""]
            words += [habit.group.flatMap { names[$0] } ?? "", habit.createdOn.description]
            words.append(habit.archivedOn?.description ?? "")
            words += habit.checks.runs.map { "\($0.first) \($0.last)" }
            words += habit.skips.runs.map { "\($0.first) \($0.last) skipped" }
            words += habit.recordedAmounts.map { "\($0.day.number) \($0.value.thousandths)" }
            words += habit.notes.map { "\($0.day.number) " + $0.value }
        }
        words += (notes.list(NoteList()) + notes.trash).map { $0.digest + notes.open($0.id).text }.sorted()
        let text = Array(words.joined(separator: "\n").utf8)
        return "\(checksum(of: text))-\(text.count)"
    }
}

extension NoteSummary {
    fileprivate var digest: String {
        [title, excerpt, isPinned ? "p" : "", isTrashed ? "t" : "", link.day?.description ?? ""].joined()
            + tags.joined(separator: " ")
    }
}
#endif
