import Foundation
import Testing

@testable import SwiftUICore

@Suite struct UserLocaleTests {
    @Test("formats and week come from LC_TIME, the language of texts from LC_MESSAGES") func split() {
        let user = UserLocale(environment: ["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"])
        #expect(user.locale.identifier == "de_DE")
        #expect(user.calendar.firstWeekday == 2)
        #expect(user.calendar.minimumDaysInFirstWeek == 4)
        #expect(user.languages == ["en-US"])
    }

    @Test("LC_ALL overrides everything, and LANGUAGE lists the languages of texts") func precedence() {
        let user = UserLocale(environment: [
            "LC_ALL": "de_AT.UTF-8@euro", "LC_TIME": "en_US", "LANG": "fr_FR", "LANGUAGE": "de_AT:de:en",
        ])
        #expect(user.locale.identifier == "de_AT")
        #expect(user.languages == ["de-AT", "de", "en"])
    }

    @Test(
        "the C locale and names that nobody knows are English", arguments: ["C", "C.UTF-8", "POSIX", "", "?!", "xx1"])
    func cLocale(name: String) {
        let user = UserLocale(environment: ["LANG": name, "LANGUAGE": "de"])
        #expect(user.locale.identifier == "en")
        #expect(user.languages == ["en"])
    }

    @Test("the language chosen for the program has the formats of the desktop's region") func chosen() {
        let user = UserLocale(environment: ["LANG": "en_US.UTF-8"], chosen: ["de"])
        #expect(user.languages == ["de"])
        #expect(user.isGerman)
        #expect(user.locale.identifier == "de_US")
        #expect(user.calendar.firstWeekday == 1)
    }

    @Test("a chosen language that the desktop has anyway changes no format") func chosenAnyway() {
        let user = UserLocale(environment: ["LANG": "de_AT.UTF-8"], chosen: ["de-DE", "en"])
        #expect(user.locale.identifier == "de_AT")
        #expect(user.chosenLanguage == "de-DE")
    }

    @Test("empty variables count as unset") func empty() {
        let user = UserLocale(environment: ["LC_ALL": "", "LC_TIME": "", "LANG": "sv_SE.UTF-8"])
        #expect(user.locale.identifier == "sv_SE")
    }

    @Test("the week starts as the region has it", arguments: [("en_US", 1, 1), ("en_GB", 2, 4), ("ar_EG", 7, 1)])
    func week(name: String, first: Int, days: Int) {
        let user = UserLocale(environment: ["LANG": name + ".UTF-8"])
        #expect(user.calendar.firstWeekday == first)
        #expect(user.calendar.minimumDaysInFirstWeek == days)
    }

    @Test("a locale that the C library lacks still has its week") func notInstalled() {
        #expect(CLibraryWeek(posixName: "de_ZZ.UTF-8") == nil)
        #expect(UserLocale.calendar(for: Locale(identifier: "en_US"), posixName: "en_ZZ").firstWeekday == 1)
    }

    @Test("script modifiers are kept") func script() {
        #expect(PosixLocaleName("sr_RS@latin").foundationIdentifier == "sr_Latn_RS")
        #expect(PosixLocaleName("uz_UZ.UTF-8@cyrillic").foundationIdentifier == "uz_Cyrl_UZ")
    }

    @Test("words are ordered as the language does") func collation() {
        let words = ["Zebra", "Öl", "Åre", "Äpfel", "Apfel", "Ofen"]
        let german = Collation(locale: Locale(identifier: "de_DE"))
        let swedish = Collation(locale: Locale(identifier: "sv_SE"))
        #expect(words.sorted(by: german.precedes) == ["Apfel", "Äpfel", "Åre", "Ofen", "Öl", "Zebra"])
        #expect(words.sorted(by: swedish.precedes) == ["Apfel", "Ofen", "Zebra", "Åre", "Äpfel", "Öl"])
    }

    @Test("numbers in words are ordered by their value, and letter case does not part words") func numbers() {
        let collation = Collation(locale: Locale(identifier: "de_DE"))
        #expect(["Note 10", "note 2", "Note 1"].sorted(by: collation.precedes) == ["Note 1", "note 2", "Note 10"])
        #expect(collation.compare("Straße", "Strasse") != .orderedSame)
        #expect(collation.compare("a", "a") == .orderedSame)
    }
}
