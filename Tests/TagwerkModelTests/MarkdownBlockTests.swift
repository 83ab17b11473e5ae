import Foundation
import Testing

@testable import TagwerkModel

@Suite("The parts of a Markdown text")
struct MarkdownBlockTests {
    @Test("Headings, paragraphs, items and tables stand for themselves, and lines that go on belong together")
    func parts() {
        let text = """
            # Title
            *[Deutsch](a.md)*

            One line
              and the next.

            Another
            - first
              goes on
            2. second

            | what | choices |
            |---|:--|
            | a \\* b | c, d |
            ## Part ##
            """
        #expect(
            MarkdownBlock.blocks(of: text) == [
                .heading(1, "Title"), .paragraph("*[Deutsch](a.md)*"), .paragraph("One line and the next."),
                .paragraph("Another"), .item(nil, "first goes on"), .item(2, "second"),
                .table([["what", "choices"], ["a \\* b", "c, d"]]), .heading(2, "Part ##"),
            ])
        #expect(MarkdownBlock.blocks(of: "") == [])
        #expect(MarkdownBlock.blocks(of: "\r\n\r\n|\n") == [.table([[""]])])
    }

    @Test("The guide has the same parts in both languages")
    func guide() throws {
        let resources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Apps/Tagwerk/Resources")
        func kinds(_ name: String) throws -> [String] {
            try MarkdownBlock.blocks(of: String(contentsOf: resources.appending(path: name), encoding: .utf8)).map {
                switch $0 {
                case .heading(let level, _): "heading \(level)"
                case .paragraph: "paragraph"
                case .item: "item"
                case .table(let rows): "table of \(rows.count)"
                }
            }
        }
        let english = try kinds("Guide.md")
        #expect(english == (try kinds("Guide.de.md")))
        #expect(english.count > 25)
    }
}
