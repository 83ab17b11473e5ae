import Foundation
import Testing

@testable import TagwerkModel

@MainActor
@Suite("The editor's and a day's form")
struct HabitFormTests {
    private let store = HabitStore(inMemory: [])

    @Test("A form makes a habit only with a name, a day and a goal that is a number")
    func valid() {
        var form = HabitForm(icon: "star", color: .red)
        #expect(form.draft == nil)
        form.name = "Water"
        #expect(form.draft?.schedule == .daily)
        form.rhythm = .weekdays
        form.weekdays = []
        #expect(form.draft == nil)
        form.weekdays = [.monday]
        form.isMeasured = true
        for nonsense in ["", "two", "1.2.3", "-1", "1,2345"] {
            form.goal = nonsense
            #expect(form.draft == nil, "\(nonsense)")
        }
        form.goal = "2,5"
        form.unit = " l "
        #expect(form.draft?.measure == Measure(unit: "l", goal: Amount(clamping: 2500)))
    }

    @Test("The form of a habit gives the same habit back")
    func roundTrip() throws {
        for schedule: Schedule in [
            .daily, .weekdays([.monday, .sunday]), .timesPerWeek(2), .timesPerMonth(9), .everyDays(4),
        ] {
            for measure in [nil, Measure(unit: "km", aim: .atMost, goal: Amount(clamping: 1250))] {
                let draft = HabitDraft(
                    name: "Running", icon: "figure.run", color: .green, schedule: schedule, measure: measure,
                    question: "Did you?", details: "Slowly")
                let id = try #require(store.add(draft))
                let habit = try #require(store.habit(id))
                #expect(HabitForm(habit, separator: ",").draft == draft)
            }
        }
    }

    @Test("A day is filled in with one change, which undo takes back as one")
    func day() throws {
        let draft = HabitDraft(
            name: "Water", icon: "drop", color: .blue, measure: Measure(unit: "l", goal: Amount(clamping: 2000)))
        let id = try #require(store.add(draft))
        var form = DayForm(try #require(store.habit(id)), on: store.today, separator: ",")
        form.amount = "two"
        #expect(form.hasBadAmount)
        #expect(form.draft == nil)
        form.amount = "1,5"
        form.note = "Hot"
        let filledIn = try #require(form.draft)
        #expect(store.setDay(filledIn, id, on: store.today))
        let habit = try #require(store.habit(id))
        #expect(habit.mark(on: store.today) == .partial(0.75))
        #expect(habit.note(on: store.today) == "Hot")
        #expect(DayForm(habit, on: store.today, separator: ",") == form)
        store.undo()
        #expect(store.habit(id)?.entry(on: store.today) == DayEntry.none)
        #expect(store.habit(id)?.note(on: store.today) == nil)
    }

    @Test("An entry that does not fit the habit is refused, and so is one for a day to come")
    func refused() throws {
        let id = try #require(store.add(name: "Reading", icon: "book", color: .blue))
        let amount = DayDraft(entry: .amount(Amount(clamping: 1)), note: "")
        #expect(!store.setDay(amount, id, on: store.today))
        let done = DayDraft(entry: .done, note: "")
        #expect(!store.setDay(done, id, on: store.today.advanced(by: 1)))
        #expect(store.setDay(done, id, on: CivilDay(year: 1066, month: 10, day: 14)!))
    }

    @Test("What was checked off before a habit was measured outlives a new amount")
    func keepsChecks() throws {
        let id = try #require(store.add(name: "Reading", icon: "book", color: .blue))
        store.setDone(true, id, on: store.today)
        var draft = HabitDraft(try #require(store.habit(id)))
        draft.measure = Measure(unit: "pages", goal: Amount(clamping: 1000))
        store.edit(id, draft)
        store.setDay(DayDraft(entry: .amount(Amount(clamping: 5000)), note: ""), id, on: store.today)
        draft.measure = nil
        store.edit(id, draft)
        #expect(store.isDone(id, on: store.today))
    }

    @Test("What changed while a day was being filled in stays, unless the user changed it too")
    func changedMeanwhile() throws {
        let id = try #require(store.add(name: "Reading", icon: "book", color: .blue))
        let form = DayForm(try #require(store.habit(id)), on: store.today, separator: ",")
        var filledIn = form
        filledIn.note = "Chapter 3"
        store.setDone(true, id, on: store.today)
        let draft = try #require(filledIn.draft)
        #expect(store.setDay(draft, from: form.draft, id, on: store.today))
        #expect(store.isDone(id, on: store.today))
        #expect(store.habit(id)?.note(on: store.today) == "Chapter 3")
    }

    @Test("Checked off, a habit with a limit has nothing, and more than the limit is not overwritten")
    func limit() throws {
        let draft = HabitDraft(
            name: "Coffee", icon: "drop", color: .blue,
            measure: Measure(unit: "cups", aim: .atMost, goal: Amount(clamping: 2000)))
        let id = try #require(store.add(draft))
        #expect(store.setDone(true, id, on: store.today))
        #expect(store.habit(id)?.amount(on: store.today) == .zero)
        store.setAmount(Amount(clamping: 3000), id, on: store.today)
        #expect(!store.setDone(true, id, on: store.today))
        #expect(store.habit(id)?.amount(on: store.today) == Amount(clamping: 3000))
    }
}
