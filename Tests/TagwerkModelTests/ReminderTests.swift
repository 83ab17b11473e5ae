import Foundation
import Testing

@testable import TagwerkModel

struct ReminderTests {
    private let monday = CivilDay(year: 2026, month: 3, day: 2)!

    private func habit(
        _ reminders: String, schedule: Schedule = .daily, checks: DaySet = [], archivedOn: CivilDay? = nil
    ) -> Habit {
        var draft = HabitDraft(name: "Read", icon: "book", color: .blue, schedule: schedule)
        draft.reminders = Reminder.list(reminders)
        return Habit(draft, createdOn: monday.advanced(by: -30), archivedOn: archivedOn, checks: checks)
    }

    private func plan(_ habits: [Habit], dayEndsAtHour: Int = 0) -> [PlannedReminder] {
        PlannedReminder.plan(habits, today: monday, dayEndsAtHour: dayEndsAtHour, weekStart: .monday, days: 7)
    }

    @Test("what files hold of a reminder comes back", arguments: ["08:00", "00:00", "23:59 7", "20:30 1,3,5"])
    func text(text: String) {
        #expect(Reminder(text)?.description == text)
    }

    @Test(
        "what is no reminder is left out",
        arguments: ["", "8", "24:00", "12:60", "08:00 0", "08:00 1,1", "08:00 ", "x:y"])
    func badText(text: String) {
        #expect(Reminder(text) == nil)
        #expect(Reminder.list("07:00;\(text);21:00").count == 2)
    }

    @Test("a habit is reminded of twice a day on each day on which it is due")
    func twice() {
        let plan = plan([habit("08:00;20:30", schedule: .weekdays([.monday, .thursday]))])
        #expect(plan.map(\.date) == [0, 0, 3, 3, 7, 7].map { monday.advanced(by: $0) })
        #expect(plan.map(\.minute) == [480, 1230, 480, 1230, 480, 1230])
        #expect(Set(plan.map(\.id)).count == 6)
    }

    @Test("what is done, skipped, archived or has met its week is not reminded of")
    func settled() {
        #expect(plan([habit("08:00", checks: [monday])]).map(\.day).first == monday.advanced(by: 1))
        var skipped = habit("08:00")
        skipped.skips = [monday]
        #expect(plan([skipped]).map(\.day).first == monday.advanced(by: 1))
        #expect(plan([habit("08:00", archivedOn: monday)]).isEmpty)
        #expect(
            plan([habit("08:00", schedule: .timesPerWeek(1), checks: [monday])]).map(\.day) == [monday.advanced(by: 7)])
    }

    @Test("of those whose time is over, the last one of each habit stands for all")
    func overdue() {
        let (read, run) = (habit("08:00;12:00;20:00"), habit("09:00 2"))
        let plan = plan([read, run])
        let early = PlannedReminder.overdue(in: plan, on: monday, minute: 479)
        #expect(early.last.isEmpty && early.others.isEmpty)
        let noon = PlannedReminder.overdue(in: plan, on: monday, minute: 720)
        #expect(noon.last.map(\.minute) == [720] && noon.others.map(\.minute) == [480])
        let tuesday = PlannedReminder.overdue(in: plan, on: monday.advanced(by: 1), minute: 600)
        #expect(tuesday.last.map(\.minute).sorted() == [480, 540] && tuesday.others.map(\.minute) == [480, 720, 1200])
    }

    @Test("after midnight a reminder asks about the day that has not ended")
    func night() {
        let plan = plan([habit("01:30 3", schedule: .daily)], dayEndsAtHour: 3)
        #expect(plan.map(\.day) == [monday.advanced(by: 1)])
        #expect(plan.map(\.date) == [monday.advanced(by: 2)])
        #expect(plan.first?.components.day == 4 && plan.first?.components.minute == 30)
        let subject = plan.first.flatMap { PlannedReminder.subject(of: $0.id) }
        #expect(subject?.day == monday.advanced(by: 1))
    }

    @Test("however many habits there are, each is reminded of at each of its times on each day")
    func many() {
        let habits = (0..<50).map { _ in habit("08:00;20:00") }
        let evening = plan(habits).filter { $0.minute == 1200 }
        for distance in 0...7 {
            let date = monday.advanced(by: distance)
            #expect(Set(evening.filter { $0.date == date }.map(\.habit)).count == 50)
        }
    }

    @Test(
        "one put off comes back in an hour, before its day ends if it can, and never is lost",
        arguments: [(180, true, 60), (30, true, 29), (60, true, 59), (1, true, nil), (30, false, 60), (1, false, 60)])
    func putOff(minutesLeft: Int, isOfToday: Bool, minutes: Int?) {
        let now = Date(timeIntervalSince1970: 1_772_400_000)
        let date = PlannedReminder.returnDate(
            putOffAt: now, isOfToday: isOfToday, dayChange: now.addingTimeInterval(Double(minutesLeft) * 60))
        #expect(date == minutes.map { now.addingTimeInterval(Double($0) * 60) })
    }

    @Test("reminders are kept, and go out and in with the exports")
    @MainActor
    func kept() throws {
        let folder = StoreFolder()
        let reminders = [Reminder(minute: 480), Reminder(minute: 1230, weekdays: [.monday, .friday])]
        do {
            let store = try folder.open()
            let id = try #require(store.add(HabitDraft(name: "Read", icon: "book", color: .blue)))
            var draft = HabitDraft(try #require(store.habit(id)))
            draft.reminders = reminders
            #expect(store.edit(id, draft))
            store.undo()
            store.redo()
        }
        #expect(try folder.saved().map(\.reminders) == [reminders])
    }
}
