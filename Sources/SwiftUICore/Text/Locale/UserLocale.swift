import Foundation

/// The user's language, formats and calendar, as the desktop says them through the environment.
///
/// Foundation gives `en_001` on Linux whatever is set. As GNOME has it, `LC_TIME` decides formats and the calendar,
/// and `LANGUAGE` or `LC_MESSAGES` the language of texts; `LC_ALL` overrides both and `LANG` is what they default to.
package struct UserLocale: Equatable, Sendable {
    /// The locale of dates and numbers.
    package let locale: Locale
    /// The calendar, with the first day of the week that the C library knows for the locale.
    package let calendar: Calendar
    /// The languages of texts, the most wanted first, such as `de-AT`.
    package let languages: [String]

    /// The user's settings when the program started.
    package static let current = UserLocale(environment: ProcessInfo.processInfo.environment)

    /// The settings that `environment` says.
    package init(environment: [String: String]) {
        func value(_ names: String...) -> String? {
            names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        }
        let formats = value("LC_ALL", "LC_TIME", "LANG") ?? "C"
        let messages = value("LC_ALL", "LC_MESSAGES", "LANG") ?? "C"
        locale = Locale(identifier: PosixLocaleName(formats).foundationIdentifier)
        calendar = UserLocale.calendar(for: locale, posixName: formats)
        let primary = LanguageTag.normalized(PosixLocaleName(messages).foundationIdentifier)
        // LANGUAGE is a list that gettext ignores in the C locale; so do we.
        let list = PosixLocaleName(messages).isC ? nil : environment["LANGUAGE"]
        let wanted = (list ?? "").split(separator: ":").map {
            LanguageTag.normalized(PosixLocaleName(String($0)).foundationIdentifier)
        }
        languages = wanted.isEmpty ? [primary] : wanted
    }

    /// The calendar of `locale`; the week starts as `posixName` has it in the C library, else as Unicode's data says.
    package static func calendar(for locale: Locale, posixName: String? = nil) -> Calendar {
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = .current
        let region = locale.region?.identifier
        let name = posixName ?? (region.map { "\(locale.language.languageCode?.identifier ?? "en")_\($0).UTF-8" } ?? "")
        if let week = CLibraryWeek(posixName: name) {
            calendar.firstWeekday = week.firstWeekday
            calendar.minimumDaysInFirstWeek = week.minimumDays
        }
        return calendar
    }
}

/// A locale's name as POSIX writes it: `de_DE.UTF-8@euro`.
package struct PosixLocaleName: Equatable, Sendable {
    package let language: String
    package let region: String?
    package let modifier: String?

    package init(_ name: String) {
        let parts = name.split(separator: "@", maxSplits: 1)
        modifier = parts.count > 1 ? String(parts[1]) : nil
        let base = (parts.first ?? "").prefix { $0 != "." }
        let codes = base.split { $0 == "_" || $0 == "-" }
        let language = codes.first.map { $0.lowercased() } ?? ""
        let valid = (2...3).contains(language.count) && language.allSatisfy { $0.isASCII && $0.isLetter }
        self.language = valid ? language : ""
        region = valid && codes.count > 1 ? String(codes[codes.count - 1]).uppercased() : nil
    }

    /// Whether this is the locale of programs (`C`, `POSIX`) or one that nobody knows.
    package var isC: Bool { language.isEmpty }

    /// The name that Foundation has for it; English for the C locale.
    package var foundationIdentifier: String {
        if isC { return "en" }
        let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
        let script = modifier.flatMap { scripts[$0.lowercased()] }.map { "_" + $0 } ?? ""
        return language + script + (region.map { "_" + $0 } ?? "")
    }
}
