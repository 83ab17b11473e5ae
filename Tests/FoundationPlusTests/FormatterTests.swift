import Foundation
import FoundationPlus
import Testing

@Suite("Formatters of Foundation that Linux lacks")
struct FormatterTests {
    private var utc: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        return calendar
    }

    private func length(_ seconds: TimeInterval, _ change: (DateComponentsFormatter) -> Void) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.calendar = utc
        change(formatter)
        return formatter.string(from: seconds)
    }

    @Test("A clock drops leading zeros and keeps two digits after the first") func positional() {
        #expect(length(3909) { _ in } == "1:05:09")
        #expect(length(65) { $0.allowedUnits = [.hour, .minute, .second] } == "1:05")
        #expect(
            length(65) {
                $0.allowedUnits = [.hour, .minute, .second]
                $0.zeroFormattingBehavior = .pad
            } == "00:01:05")
    }

    @Test("Units have names in each style and language") func names() {
        #expect(length(3900) { $0.unitsStyle = .full } == "1 hour, 5 minutes")
        #expect(length(3900) { $0.unitsStyle = .abbreviated } == "1h 5m")
        #expect(length(3900) { $0.unitsStyle = .short } == "1 hr, 5 min")
        #expect(length(7200) { $0.unitsStyle = .spellOut } == "two hours")
        var german = utc
        german.locale = Locale(identifier: "de_DE")
        #expect(
            length(3900) {
                $0.unitsStyle = .full
                $0.calendar = german
            } == "1 Stunde, 5 Minuten")
    }

    @Test("A limit of units rounds the last one") func limit() {
        #expect(
            length(3600 * 25 + 59 * 60) {
                $0.unitsStyle = .full
                $0.maximumUnitCount = 1
                $0.allowedUnits = [.hour, .minute]
            } == "26 hours")
    }

    @Test("A length of nothing is zero of the smallest unit") func nothing() {
        #expect(
            length(0) {
                $0.unitsStyle = .full
                $0.allowedUnits = [.hour, .minute]
            } == "0 minutes")
    }

    @Test("Distances between dates have numbers, or names where asked for") func relative() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.calendar = utc
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7300), relativeTo: now) == "2 hours ago")
        #expect(formatter.localizedString(for: now.addingTimeInterval(86400), relativeTo: now) == "in 1 day")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2mo ago")
    }

    @Test("Items are listed as the language does it") func list() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    }

    @Test("The user's folders are those of the desktop") func folders() {
        #expect(URL.documentsDirectory.isFileURL && URL.temporaryDirectory.isFileURL)
        #expect(URL.applicationSupportDirectory.path.hasSuffix("share"))
    }
}
