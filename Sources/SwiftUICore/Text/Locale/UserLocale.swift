import Foundation

/// The user's language, formats and calendar, as the desktop says them through the environment.
///
/// Foundation gives `en_001` on Linux whatever is set. As GNOME has it, `LC_TIME` decides formats and the calendar,
/// and `LANGUAGE` or `LC_MESSAGES` the language of texts; `LC_ALL` overrides both and `LANG` is what they default to.
/// As on Apple's systems, the list `AppleLanguages` in the program's settings or arguments is the program's own choice.
package struct UserLocale: Equatable, Sendable {
    /// The locale of dates and numbers.
    package let locale: Locale
    /// The calendar, with the first day of the week that the C library knows for the locale.
    package let calendar: Calendar
    /// The languages of texts, the most wanted first, such as `de-AT`.
    package let languages: [String]
    /// The language that the user chose for this program; nil where it follows the desktop.
    package let chosenLanguage: String?

    /// The user's settings when the program started.
    package static let current = UserLocale(
        environment: ProcessInfo.processInfo.environment,
        chosen: UserDefaults.standard.stringArray(forKey: languagesKey) ?? [])

    /// The setting with the languages that the user chose for this program, the most wanted first.
    package static let languagesKey = "AppleLanguages"

    /// Whether the words of the engine itself are German ones; they are English otherwise.
    package var isGerman: Bool { languages.first.map { LanguageTag.code($0) == "de" } ?? false }

    /// One of the two, in the user's language.
    package static func choose(_ english: @autoclosure () -> String, _ german: @autoclosure () -> String) -> String {
        current.isGerman ? german() : english()
    }

    /// The settings that `environment` says, but for the languages that are `chosen` for this program.
    package init(environment: [String: String], chosen: [String] = []) {
        func value(_ names: String...) -> String? {
            names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        }
        let formats = value("LC_ALL", "LC_TIME", "LANG") ?? "C"
        let messages = value("LC_ALL", "LC_MESSAGES", "LANG") ?? "C"
        let desktop = Locale(identifier: PosixLocaleName(formats).foundationIdentifier)
        locale = chosen.first.map { Self.locale(desktop, in: $0) } ?? desktop
        calendar = UserLocale.calendar(
            for: locale, posixName: PosixLocaleName(formats).isC && !chosen.isEmpty ? nil : formats)
        let primary = LanguageTag.normalized(PosixLocaleName(messages).foundationIdentifier)
        // LANGUAGE is a list that gettext ignores in the C locale; so do we.
        let list = PosixLocaleName(messages).isC ? nil : environment["LANGUAGE"]
        let wanted = (list ?? "").split(separator: ":").map {
            LanguageTag.normalized(PosixLocaleName(String($0)).foundationIdentifier)
        }
        let fromDesktop = wanted.isEmpty ? [primary] : wanted
        languages = chosen.isEmpty ? fromDesktop : chosen.map(LanguageTag.normalized)
        chosenLanguage = chosen.isEmpty ? nil : languages.first
    }

    /// The formats of `locale`'s region in the words of a language, so that dates read like the texts around them.
    private static func locale(_ locale: Locale, in language: String) -> Locale {
        let chosen = Locale(identifier: language)
        guard chosen.language.languageCode != locale.language.languageCode else { return locale }
        guard chosen.region == nil, let region = locale.region else { return chosen }
        return Locale(identifier: "\(chosen.identifier)_\(region.identifier)")
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
