import Foundation
import Testing

@testable import SwiftUICore

private let german = Locale(identifier: "de_DE")

private let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{
      "Hello %@":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Hallo %@"}}}},
      "%lld days":{"localizations":{
        "de":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld Tag"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld Tage"}}}}},
        "en":{"variations":{"plural":{"zero":{"stringUnit":{"state":"translated","value":"no days"}},
          "one":{"stringUnit":{"state":"translated","value":"%lld day"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld days"}}}}},
        "pl":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld dzień"}},
          "few":{"stringUnit":{"state":"translated","value":"%lld dni"}},
          "many":{"stringUnit":{"state":"translated","value":"%lld dni!"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld dnia"}}}}}}},
      "%@ of %@":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"von %2$@: %1$@"}}}},
      "%lld files in %lld folders":{"localizations":{"de":{
        "stringUnit":{"state":"translated","value":"%#@files@ in %#@folders@"},
        "substitutions":{
          "files":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"state":"translated","value":"%arg Datei"}},
            "other":{"stringUnit":{"state":"translated","value":"%arg Dateien"}}}}},
          "folders":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"state":"translated","value":"einem Ordner"}},
            "other":{"stringUnit":{"state":"translated","value":"%arg Ordnern"}}}}}}}}},
      "Tap":{"localizations":{"de":{"variations":{"device":{
        "iphone":{"stringUnit":{"state":"translated","value":"Tippen"}},
        "mac":{"stringUnit":{"state":"translated","value":"Klicken"}},
        "other":{"stringUnit":{"state":"translated","value":"Wählen"}}}}}}},
      "New":{"localizations":{"de":{"stringUnit":{"state":"new","value":""}}}},
      "Only here":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"Ici"}}}},
      "title":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"My habits"}}}},
      "**%@** wins":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"**%@** gewinnt"}}}}
    }}
    """

private func context(_ identifier: String) throws -> TextResolutionContext {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(catalog.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    let table = LocalizedTable(name: "Localizable", folders: [folder])
    return TextResolutionContext(locale: Locale(identifier: identifier), table: table)
}

private func show(_ key: LocalizedStringKey, _ identifier: String = "de_DE") throws -> String {
    try Text(key).resolve(in: context(identifier)).string
}

@Suite struct LocalizationTests {
    @Test("an interpolated key has the specifiers that Xcode writes into catalogues") func keys() {
        let count = 3
        #expect(("\(count) days" as LocalizedStringKey).format.key == "%lld days")
        #expect(("\(1.5) km, 100%" as LocalizedStringKey).format.key == "%lf km, 100%%")
        #expect(("Hi \("a") \(UInt8(1)) \(Float(2))" as LocalizedStringKey).format.key == "Hi %@ %u %f")
        #expect(("\(2.5, specifier: "%.1f") l" as LocalizedStringKey).format.key == "%.1f l")
        #expect(("\(0.5, format: .percent)" as LocalizedStringKey).format.key == "%@")
        #expect(("at \(Text("x"))" as LocalizedStringKey).format.key == "at %@")
        #expect(("100%" as LocalizedStringKey).format.key == "100%")
    }

    @Test("a text is shown in the user's language") func translated() throws {
        #expect(try show("Hello \("Ada")") == "Hallo Ada")
        #expect(try show("Hello \("Ada")", "en_GB") == "Hello Ada")
    }

    @Test("a region falls back to its language, then to the source language, then to the key") func fallback() throws {
        #expect(try show("Hello \("Ada")", "de_AT") == "Hallo Ada")
        #expect(try show("title", "de_AT") == "My habits")
        #expect(try show("Only here", "de_AT") == "Only here")
        #expect(try show("New", "de") == "New")
        #expect(try show("Never seen", "de") == "Never seen")
    }

    @Test("a text whose language is the source's is not taken from a language wanted less") func sourceLanguageWins()
        throws
    {
        var context = try context("en_US")
        context.languages = ["en-US", "fr"]
        #expect(Text("Only here").resolve(in: context).string == "Only here")
        context.languages = ["it", "fr"]
        #expect(Text("Only here").resolve(in: context).string == "Ici")
    }

    @Test(
        "numbers choose the plural form of the language",
        arguments: [
            (1, "de", "1 Tag"), (0, "de", "0 Tage"), (2, "de", "2 Tage"), (1234, "de", "1.234 Tage"),
            (0, "en", "no days"), (1, "en", "1 day"), (1234, "en", "1,234 days"),
            (1, "pl", "1 dzień"), (3, "pl", "3 dni"), (5, "pl", "5 dni!"), (12, "pl", "12 dni!"), (22, "pl", "22 dni"),
        ])
    func plural(count: Int, language: String, expected: String) throws {
        #expect(try show("\(count) days", language) == expected)
    }

    @Test("a translation may change the order of values") func positions() throws {
        #expect(try show("\("1") of \("2")") == "von 2: 1")
    }

    @Test("each number of a text has plural forms of its own") func substitutions() throws {
        #expect(try show("\(1) files in \(1) folders") == "1 Datei in einem Ordner")
        #expect(try show("\(5) files in \(2) folders") == "5 Dateien in 2 Ordnern")
    }

    @Test("of texts that vary by device a desktop shows the Mac's") func device() throws {
        #expect(try show("Tap") == "Klicken")
    }

    @Test("numbers are written as the locale has them") func numbers() throws {
        #expect(try show("\(1234.5, specifier: "%.2f")") == "1.234,50")
        #expect(try show("\(1234.5, specifier: "%.2f")", "en_US") == "1,234.50")
        #expect(try show("\(7, specifier: "%02d")") == "07")
        #expect(try show("\(-7, specifier: "%5d")|") == "   -7|")
        #expect(try show("\(255, specifier: "%x")") == "ff")
        #expect(try show("\(0.5, format: .percent)") == "50\u{A0}%")
    }

    @Test("a percent sign next to a value stays one percent sign") func percent() throws {
        #expect(try show("\(50)% done, 100%") == "50% done, 100%")
        #expect(try show("100% done") == "100% done")
    }

    @Test("Markdown in a translation counts, in a value it does not") func markdownInValues() throws {
        let text = try Text("**\("*you*")** wins").resolve(in: context("de"))
        #expect(text.runs.map(\.string) == ["*you*", " gewinnt"])
        #expect(text.runs.map(\.font.weight) == [700, 400])
        #expect(text.runs.map(\.font.isItalic) == [false, false])
    }

    @Test("a translation with a value that the program does not give shows the rest") func missingValue() {
        let pattern = FormatPattern("%1$@ and %3$@ 5% of")
        #expect(pattern.pieces.count == 4)
        let lookup = LocalizedLookup(format: LocalizedFormat(key: "%@ %5$@!", arguments: [.string("a")]))
        #expect(lookup.string(in: TextResolutionContext(locale: german)) == "a !")
    }

    @Test("a .strings file is used where there is no catalogue") func stringsFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let language = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        try Data("/* c */\n\"Hello %@\" = \"Hallo, %@!\";\n".utf8)
            .write(to: language.appendingPathComponent("Localizable.strings"))
        let context = TextResolutionContext(
            locale: german, table: LocalizedTable(name: "Localizable", folders: [folder]))
        #expect(Text("Hello \("Ada")").resolve(in: context).string == "Hallo, Ada!")
    }

    @Test("a program finds its own resources among those of other programs") func programFolders() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let bin = root.appendingPathComponent("bin")
        for name in ["segler_Tagwerk.resources", "segler_Gallery.resources"] {
            try FileManager.default.createDirectory(
                at: bin.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        let folders = LocalizedTables.programFolders(executable: bin.appendingPathComponent("tagwerk"))
        #expect(folders.map(\.lastPathComponent) == ["segler_Tagwerk.resources", "tagwerk"])
        #expect(folders.last?.deletingLastPathComponent().lastPathComponent == "share")
    }

    @Test("String(localized:) formats its values in the locale") func stringLocalized() {
        #expect(String(localized: "\(1234) steps", locale: german) == "1.234 steps")
        #expect(String(localized: "key", defaultValue: "Text for \("you")", locale: german) == "Text for you")
        let resource: LocalizedStringResource = "Resource \(1)"
        #expect(resource.key == "Resource %lld")
        #expect(String(localized: resource) == "Resource 1")
    }

    @Test("a text finds the catalogue of the bundle and table that it names") func bundle() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).resources")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(catalog.utf8).write(to: folder.appendingPathComponent("Extra.xcstrings"))
        let bundle = try #require(Bundle(path: folder.path))
        let context = TextResolutionContext(locale: german)
        #expect(Text("Tap", tableName: "Extra", bundle: bundle).resolve(in: context).string == "Klicken")
        #expect(Text("Tap", bundle: bundle).resolve(in: context).string == "Tap")
        #expect(String(localized: "Tap", table: "Extra", bundle: bundle, locale: german) == "Klicken")
        let resource = LocalizedStringResource("Tap", table: "Extra", bundle: .atURL(folder))
        #expect(Text(resource).resolve(in: context).string == "Klicken")
    }

    @Test("a damaged catalogue leaves the keys") func damaged() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("{\"sourceLanguage\": 5".utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
        let table = LocalizedTable(name: "Localizable", folders: [folder])
        #expect(Text("Tap").resolve(in: TextResolutionContext(locale: german, table: table)).string == "Tap")
    }

    @Test("of the ways to make a text, literals are keys and everything else is shown as it is") func overloads() {
        let string = "Tap"
        #expect(Text("Tap") == Text("Tap" as LocalizedStringKey))
        #expect(Text(string.isEmpty ? "Other" : "Tap") == Text("Tap"))
        #expect(Text(LocalizedStringKey(string)) == Text("Tap"))
        #expect(Text(string) == Text(verbatim: "Tap"))
        #expect(Text(string.prefix(2)) == Text(verbatim: "Ta"))
        #expect(Text("Tap" + string) == Text(verbatim: "TapTap"))
    }

    @Test(
        "plural rules follow CLDR",
        arguments: [
            ("ru", "1 21 101", "2 24", "5 11 100"), ("cs", "1", "2 4", ""), ("sl", "1 101", "3 104", ""),
            ("ar", "1", "3 10 103", "11 99"), ("lt", "1 21", "2 9 22", ""), ("ga", "1", "3 6", "7 10"),
        ])
    func rules(language: String, one: String, few: String, many: String) {
        func check(_ numbers: String, _ category: PluralCategory) {
            for number in numbers.split(separator: " ").compactMap({ Int64($0) }) {
                let operands = PluralOperands(.signed(number), fractionDigits: 0)
                #expect(PluralRules.category(for: operands, language: language) == category, "\(number)")
            }
        }
        check(one, .one)
        check(few, .few)
        check(many, .many)
    }

    @Test("visible fraction digits count in plural rules") func fractions() {
        let half = PluralOperands(.floating(1), fractionDigits: 1)
        #expect(PluralRules.category(for: half, language: "en") == .other)
        #expect(PluralRules.category(for: PluralOperands(.floating(1), fractionDigits: 0), language: "en") == .one)
        #expect(PluralRules.category(for: PluralOperands(.floating(0.5), fractionDigits: 1), language: "fr") == .one)
        #expect(PluralRules.category(for: half, language: "ja") == .other)
    }
}
