import Foundation
import Testing

@testable import SwiftUICore

@Suite("Markdown and tables of texts")
struct AttributedMarkdownTests {
    private func looks(_ string: AttributedString) -> [ResolvedText.Run] {
        Text(string).resolve(in: TextResolutionContext(locale: Locale(identifier: "en_US"))).runs
    }

    @Test("Markdown becomes looks and links") func looks() throws {
        let runs = looks(try AttributedString(markdown: "a **b** [c](https://example.org) ~~d~~ `e`"))
        #expect(runs.first { $0.string == "b" }?.font.weight == 700)
        #expect(runs.first { $0.string == "c" }?.link?.absoluteString == "https://example.org")
        #expect(runs.first { $0.string == "d" }?.strikethrough != nil)
        #expect(runs.map(\.string).joined() == "a b c d e")
    }

    @Test("Line breaks stay only where they are asked to") func whitespace() throws {
        let text = "one\ntwo"
        let kept = try AttributedString(
            markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(kept.characters) == text)
        #expect(String(try AttributedString(markdown: text).characters) == "one two")
    }

    @Test("A piece's intent can be read back") func intent() throws {
        let string = try AttributedString(markdown: "**b**")
        #expect(string.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    }

    @Test("A stringsdict file has forms for numbers") func plurals() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let language = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let list: [String: Any] = [
            "%lld files": [
                "NSStringLocalizedFormatKey": "%#@files@ found",
                "files": [
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
                    "one": "%lld file", "other": "%lld files",
                ],
            ]
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        try data.write(to: language.appendingPathComponent("Localizable.stringsdict"))
        func text(_ count: Int) -> String {
            Text("\(count) files").resolve(
                in: TextResolutionContext(
                    locale: Locale(identifier: "en_US"), table: LocalizedTable(name: "Localizable", folders: [folder]))
            ).string
        }
        #expect(text(1) == "1 file found" && text(3) == "3 files found")
    }
}
