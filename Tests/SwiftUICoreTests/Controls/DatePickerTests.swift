import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct DatePickerTests {
    private let calendar = Self.calendar

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        calendar.firstWeekday = 1
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) throws -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return try #require(calendar.date(from: parts))
    }

    private func environment(_ locale: String = "en_US") -> EnvironmentValues {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: locale)
        values.calendar = calendar
        values.timeZone = .gmt
        return values
    }

    private func button<C: View>(_ name: String, _ window: TestWindow<C>) throws -> RecordingButton {
        try #require(window.controls(RecordingButton.self).first { label(of: $0, window) == name })
    }

    private func label<C: View>(of button: RecordingButton, _ window: TestWindow<C>) -> String? {
        window.host?.traits(of: button.name).accessibility.label ?? button.properties["label"]
    }

    @Test("Where room is scarce the label of a compact date picker gives way, not its date")
    func narrow() throws {
        func width(of room: CGFloat) throws -> CGFloat? {
            let window = TestWindow(width: room, environment: environment()) {
                DatePicker("Date and time of the appointment", selection: .constant(.now))
            }
            let button = try #require(window.controls(RecordingButton.self).first)
            return window.host?.frame(of: button.name)?.width
        }
        #expect(try width(of: 200) == width(of: 800))
    }

    @Test("A compact date picker says its date and time in the locale's form")
    func compact() throws {
        let date = try date(2026, 3, 2, 9, 5)
        let window = TestWindow(Form(date: date), environment: environment("de_DE"))
        let texts = window.controls(RecordingButton.self).map { $0.properties["label"] }
        #expect(texts == ["Due 2. März 2026", "Due 09:05"])
    }

    @Test("The displayed components decide which parts can be chosen")
    func components() throws {
        let date = try date(2026, 3, 2)
        let window = TestWindow(
            DatePicker("Due", selection: .constant(date), displayedComponents: .date), environment: environment())
        #expect(window.controls(RecordingButton.self).count == 1)
    }

    @Test("A click on a day of the calendar keeps the time of day")
    func dayKeepsTime() throws {
        let date = try date(2026, 3, 2, 9, 5)
        let window = TestWindow(Form(date: date).datePickerStyle(.graphical), environment: environment())
        try button("Tuesday, March 17, 2026", window).click()
        window.turn()
        #expect(window.controls(RecordingTextWidget.self).contains { $0.string == "2026-03-17T09:05:00Z" })
        let traits = try window.host?.traits(of: button("Tuesday, March 17, 2026", window).name)
        #expect(traits?.accessibility.traits.contains(.isSelected) == true)
    }

    @Test("Days out of the range cannot be clicked, nor can months without a day in it be shown")
    func bounds() throws {
        let range = try date(2026, 3, 2, 9)...date(2026, 3, 20, 9)
        let picker = DatePicker("Due", selection: .constant(range.lowerBound), in: range, displayedComponents: .date)
        let window = TestWindow(picker.datePickerStyle(.graphical), environment: environment())
        #expect(try button("Sunday, March 1, 2026", window).description.isEnabled == false)
        #expect(try button("Monday, March 2, 2026", window).description.isEnabled)
        #expect(try button("Saturday, March 21, 2026", window).description.isEnabled == false)
        #expect(try button("Next Month", window).description.isEnabled == false)
    }

    @Test("The calendar turns to another month without choosing one of its days")
    func turning() throws {
        let date = try date(2026, 3, 31)
        let window = TestWindow(Form(date: date).datePickerStyle(.graphical), environment: environment())
        try button("Next Month", window).click()
        window.turn()
        _ = try button("Thursday, April 30, 2026", window)
        #expect(window.controls(RecordingTextWidget.self).contains { $0.string == "2026-03-31T00:00:00Z" })
    }

    @Test("The columns of a wheel stand in the order of the locale")
    func order() throws {
        let date = try date(2026, 3, 2, 21, 5)
        func labels(_ locale: String) -> [String?] {
            let window = TestWindow(Form(date: date).datePickerStyle(.wheel), environment: environment(locale))
            return window.controls(RecordingSpin.self).map { $0.properties["label"] }
        }
        #expect(labels("de_DE") == ["Day", "Month", "Year", "Hour", "Minute"])
        #expect(labels("en_US") == ["Month", "Day", "Year", "Hour", "Minute", "Before or after noon"])
    }

    @Test("A month without the day ends at its last one")
    func shortMonth() throws {
        let date = try date(2026, 3, 31, 8, 30)
        let window = TestWindow(Form(date: date).datePickerStyle(.wheel), environment: environment())
        let month = try #require(window.controls(RecordingSpin.self).first)
        month.type("feb")
        window.turn()
        #expect(window.controls(RecordingTextWidget.self).contains { $0.string == "2026-02-28T08:30:00Z" })
        let day = window.controls(RecordingSpin.self)[1]
        #expect(day.properties["range"] == "1...28")
    }

    @Test("After the last minute comes the first one, and the hour stays")
    func wrapping() throws {
        let date = try date(2026, 3, 31, 8, 59)
        let window = TestWindow(Form(date: date).datePickerStyle(.wheel), environment: environment("de_DE"))
        window.controls(RecordingSpin.self)[4].turn(1)
        window.turn()
        #expect(window.controls(RecordingTextWidget.self).contains { $0.string == "2026-03-31T08:00:00Z" })
    }

    @Test("A date beyond the bounds becomes the nearest allowed one")
    func clamping() throws {
        let editor = DateEditor(calendar: calendar, bounds: DateBounds(...(try date(2026, 3, 15, 12))))
        #expect(try editor.setting(.day, to: 20, in: date(2026, 3, 2, 9)) == date(2026, 3, 15, 12))
        #expect(try editor.settingDay(to: date(2026, 3, 15), in: date(2026, 3, 2, 18)) == date(2026, 3, 15, 12))
    }

    @Test("A month's sheet begins with the calendar's first day of the week")
    func firstWeekday() throws {
        var calendar = calendar
        let march = try date(2026, 3, 10)
        #expect(MonthGrid(containing: march, calendar: calendar).days.firstIndex { $0 != nil } == 0)
        calendar.firstWeekday = 2
        let grid = MonthGrid(containing: march, calendar: calendar)
        #expect(grid.days.firstIndex { $0 != nil } == 6)
        #expect(grid.days.compactMap { $0 }.count == 31)
        #expect(MonthGrid.weekdayNames(calendar).first == "Mon")
    }

    @Test("In a calendar for several days a click chooses a day and takes it back")
    func several() throws {
        let window = TestWindow(DaysForm(first: try date(2026, 3, 2)), environment: environment())
        try button("Tuesday, March 3, 2026", window).click()
        window.turn()
        #expect(window.controls(RecordingTextWidget.self).contains { $0.string == "2, 3" })
        try button("Monday, March 2, 2026", window).click()
        window.turn()
        #expect(window.controls(RecordingTextWidget.self).contains { $0.string == "3" && $0 === last(window) })
    }

    private func last<C: View>(_ window: TestWindow<C>) -> RecordingTextWidget? {
        window.host?.widgets.compactMap { $0 as? RecordingTextWidget }.last
    }

    @Test("A colour picker shows a colour and takes over another one")
    func color() throws {
        let window = TestWindow(ColorForm())
        let well = try #require(window.controls(RecordingColorWell.self).first)
        #expect(well.properties["color"] == "#FF0000FF")
        #expect(well.properties["label"] == "Paint")
        well.choose(Color.Resolved(red: 0, green: 0, blue: 1))
        window.turn()
        #expect(well.properties["color"] == "#0000FFFF")
    }
}

private struct Form: View {
    @State var date: Date

    var body: some View {
        VStack {
            DatePicker("Due", selection: $date)
            Text(verbatim: date.formatted(.iso8601))
        }
    }
}

private struct DaysForm: View {
    @State private var days: Set<DateComponents>

    init(first: Date) {
        let parts = Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: first)
        _days = State(initialValue: [DateComponents(year: parts.year, month: parts.month, day: parts.day)])
    }

    var body: some View {
        VStack {
            MultiDatePicker("Days", selection: $days)
            Text(verbatim: days.compactMap(\.day).sorted().map(String.init).joined(separator: ", "))
        }
    }
}

private struct ColorForm: View {
    @State private var color = Color(red: 1, green: 0, blue: 0)

    var body: some View {
        ColorPicker("Paint", selection: $color)
    }
}
