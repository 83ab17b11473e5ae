import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct TextModifierTests {
    /// The looks of the text as it is resolved inside a view.
    private func run(_ view: some View) throws -> ResolvedText.Run {
        let window = TestWindow(view)
        return try #require(try node(window).paragraph?.text.runs.first)
    }

    private func node(_ window: TestWindow<some View>) throws -> TextRenderNode {
        func find(_ node: RenderNode) -> TextRenderNode? {
            node as? TextRenderNode ?? node.children.lazy.compactMap(find).first
        }
        return try #require(window.items.lazy.compactMap(find).first)
    }

    @Test("A view's font and looks reach the text in it, and the text's own come first") func inheritance() throws {
        let looks = try run(VStack { Text(verbatim: "a") }.font(.system(size: 30)).bold().italic())
        #expect(looks.font.size == 30 && looks.font.weight == 700 && looks.font.isItalic)
        #expect(try run(Text(verbatim: "a").font(.system(size: 9)).font(.system(size: 30))).font.size == 9)
        #expect(try run(Group { Text(verbatim: "a") }.bold(false).bold()).font.weight == 400)
        #expect(try run(Group { Text(verbatim: "a") }.fontWeight(.light).bold()).font.weight == 300)
    }

    @Test("Lines, kerning and case of a view reach its text") func decorations() throws {
        let looks = try run(Group { Text(verbatim: "ab") }.underline().kerning(2).textCase(.uppercase))
        #expect(looks.underline != nil && looks.kerning == 2 && looks.string == "AB")
        #expect(try run(Group { Text(verbatim: "a") }.underline(false).underline()).underline == nil)
    }

    @Test("A text has at least and at most so many lines") func lineLimits() {
        func height(_ view: some View) -> CGFloat? {
            TestWindow(view.frame(width: 40)).items.first?.size.height
        }
        let text = Text(verbatim: "aaaa aaaa aaaa")
        #expect(height(text) == 48)
        #expect(height(text.lineLimit(2)) == 32)
        #expect(height(text.lineLimit(...1)) == 16)
        #expect(height(text.lineLimit(5...)) == 80)
        #expect(height(text.lineLimit(2...4)) == 48)
        #expect(height(Text(verbatim: "a").lineLimit(3, reservesSpace: true)) == 48)
        #expect(height(text.lineLimit(1).lineLimit(nil)) == 16)
    }

    @Test("A text is cut to the whole lines that fit into its height") func heightLimit() {
        let window = TestWindow(Text(verbatim: "aaaa aaaa aaaa").frame(width: 40, height: 40, alignment: .top))
        #expect(window.frame(of: window.widgetNames.first ?? "")?.height == 32)
    }

    @Test("A text shrinks as far as it may before it is cut") func scaling() {
        // Here every letter is 8 points wide per 16 points of size.
        func measure(_ paragraph: TextParagraph, _ width: CGFloat?) -> TextMetrics {
            let size = paragraph.text.runs.first?.font.size ?? 0
            let natural = CGFloat(paragraph.text.string.count) * size / 2
            let lines = width.map { max(1, (natural / max($0, 1)).rounded(.up)) } ?? 1
            let shown = min(lines, CGFloat(paragraph.lineLimit ?? 100))
            return TextMetrics(
                size: CGSize(width: min(natural, width ?? natural), height: shown * size), firstBaseline: 0,
                lastBaseline: 0, lineHeight: size)
        }
        var text = ResolvedText()
        text.append(ResolvedText.Run(string: "aaaaaaaaaa", font: ResolvedFont(size: 16)))
        var paragraph = TextParagraph(text: text)
        paragraph.lineLimit = 1
        func size(_ width: CGFloat, minimum: CGFloat) -> CGFloat? {
            let fitting = TextFitting(minimumScale: minimum)
            let proposal = ProposedViewSize(width: width, height: nil)
            return fitting.fit(paragraph, into: proposal, measure: measure).paragraph.text.runs.first?.font.size
        }
        #expect(size(80, minimum: 0.5) == 16)
        #expect((size(60, minimum: 0.5) ?? 0) > 11.7 && (size(60, minimum: 0.5) ?? 99) < 12.2)
        #expect(size(10, minimum: 0.5) == 8)
        #expect(size(60, minimum: 1) == 16)
    }

    @Test("A line's letters come a little closer together where that makes it fit") func tightening() {
        var text = ResolvedText()
        text.append(ResolvedText.Run(string: "0123456789", font: ResolvedFont(size: 16)))
        // Ten letters of half their size, and what is added to each.
        func measure(_ paragraph: TextParagraph, _ width: CGFloat?) -> TextMetrics {
            let run = paragraph.text.runs.first
            let natural = ((run?.font.size ?? 0) / 2 + (run?.tracking ?? 0)) * 10
            return TextMetrics(
                size: CGSize(width: min(natural, width ?? natural), height: 20), firstBaseline: 15,
                lastBaseline: 15, lineHeight: 20)
        }
        var paragraph = TextParagraph(text: text)
        paragraph.lineLimit = 1
        func tracking(_ width: CGFloat, _ isAllowed: Bool = true) -> CGFloat {
            let fitting = TextFitting(allowsTightening: isAllowed)
            let fit = fitting.fit(paragraph, into: ProposedViewSize(width: width, height: nil), measure: measure)
            return fit.paragraph.text.runs.first?.tracking ?? 0
        }
        #expect(tracking(80) == 0)
        #expect(tracking(76, false) == 0)
        #expect(tracking(76) < -0.35 && tracking(76) > -0.5)
        #expect(tracking(40) == -0.8)
    }

    @Test("A text size out of range becomes the nearest in it") func dynamicType() {
        func size(_ view: some View, outside: DynamicTypeSize) throws -> CGFloat {
            try run(Group { view }.dynamicTypeSize(outside)).font.size
        }
        let text = Text(verbatim: "a")
        let small = try? size(text.dynamicTypeSize(...DynamicTypeSize.large), outside: .accessibility5)
        #expect(small != nil && small == (try? size(text, outside: .large)))
        let large = try? size(text.dynamicTypeSize(.xLarge ... .xxLarge), outside: .xSmall)
        #expect(large != nil && large == (try? size(text, outside: .xLarge)))
    }
}
