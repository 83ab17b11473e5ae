import Foundation
import Testing

@testable import SwiftUICore

private let german = Locale(identifier: "de_DE")

private func runs(_ text: Text) -> [ResolvedText.Run] {
    text.resolve(in: TextResolutionContext(locale: Locale(identifier: "en_US"))).runs
}

private func string(_ text: Text, now: Date = .now) -> String {
    var context = TextResolutionContext(locale: german, now: now)
    context.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .current
    return text.resolve(in: context).string
}

@Suite struct TextTests {
    @Test("a string variable is shown as it is, a literal's Markdown is read") func verbatim() {
        let variable = "**x**"
        #expect(runs(Text(variable)).map(\.string) == ["**x**"])
        #expect(runs(Text(verbatim: "**x**")).map(\.string) == ["**x**"])
        #expect(runs(Text("**x**")).map(\.string) == ["x"])
        #expect(runs(Text("**x**"))[0].font.weight == 700)
    }

    @Test("parts of a joined text keep their looks, and take the rest from the whole") func joined() {
        let result = runs((Text("a").font(.title) + Text("b").bold() + Text("c")).font(.caption).italic())
        #expect(result.map(\.string) == ["a", "b", "c"])
        #expect(result.map(\.font.weight) == [400, 700, 400])
        #expect(result.map(\.font.isItalic) == [true, true, true])
        #expect(result[0].font.size > result[1].font.size)
        #expect(result[1].font.size == result[2].font.size)
    }

    @Test("dates and numbers are shown by a formatter, alone and in a text") func formatters() {
        let formatter = DateFormatter()
        formatter.locale = german
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "d. MMMM"
        let date = Date(timeIntervalSinceReferenceDate: 0)
        #expect(string(Text(date, formatter: formatter)) == "1. Januar")
        #expect(string(Text("seit \(date, formatter: formatter)")) == "seit 1. Januar")
        let number = NumberFormatter()
        number.minimumIntegerDigits = 3
        #expect(string(Text(7 as NSNumber, formatter: number)) == "007")
        let id = UUID()
        #expect(string(Text("\(id)")) == id.uuidString)
    }

    @Test("the looks nearest to the text win") func nearest() {
        #expect(runs(Text("a").fontWeight(.light).bold())[0].font.weight == 300)
        #expect(runs(Text("a").font(.title.weight(.light)).bold())[0].font.weight == 700)
        #expect(runs(Text("a").bold(false).bold())[0].font.weight == 400)
        #expect(runs(Text("a").fontWeight(nil).bold())[0].font.weight == 700)
    }

    @Test("a text with the same parts and looks is equal") func equality() {
        let count = 2
        #expect(Text("\(count) x").bold() == Text("\(2) x").bold())
        #expect(Text("\(count) x") != Text("\(3) x"))
        #expect(Text("x") != Text(verbatim: "x"))
        #expect(Text(1.5, format: .number) == Text(1.5, format: .number))
        #expect(Text(1.5, format: .number) != Text(2.5, format: .number))
    }

    @Test("a formatted value is written in the locale of its place, unless the format names one") func format() {
        #expect(string(Text(1234.5, format: .number)) == "1.234,5")
        #expect(string(Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))) == "1,234.5")
        let date = Date(timeIntervalSince1970: 1_796_000_000)
        #expect(string(Text(date, format: .dateTime.day().month(.wide))) == "30. November")
        #expect(string(Text(date, style: .date)) == "30. November 2026")
        #expect(string(Text(date, style: .time)) == "01:53")
        #expect(string(Text(3, format: .currency(code: "EUR"))) == "3,00\u{A0}€")
    }

    @Test("a relative date counts from now, and says when it changes") func relative() {
        let now = Date(timeIntervalSinceReferenceDate: 1000)
        #expect(string(Text(now.addingTimeInterval(8580), style: .relative), now: now) == "2 Std., 23 Min.")
        #expect(string(Text(now.addingTimeInterval(-7200), style: .offset), now: now) == "-2 Stunden")
        #expect(string(Text(now.addingTimeInterval(-3725), style: .timer), now: now) == "1:02:05")
        let context = TextResolutionContext(locale: german, now: now)
        let text = Text(now.addingTimeInterval(-10.25), style: .timer).resolve(in: context)
        #expect(text.nextChange.map { $0.timeIntervalSince(now) } == 0.75)
        #expect(Text("x").resolve(in: context).nextChange == nil)
    }

    @Test("a timer stops at the ends of its interval") func timer() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let text = Text(timerInterval: start...start.addingTimeInterval(90))
        #expect(string(text, now: start) == "1:30")
        #expect(string(text, now: start.addingTimeInterval(30.5)) == "1:00")
        #expect(string(text, now: start.addingTimeInterval(500)) == "0:00")
        let after = TextResolutionContext(locale: german, now: start.addingTimeInterval(500))
        #expect(text.resolve(in: after).nextChange == nil)
    }

    @Test(
        "Markdown marks looks, and marks without a partner stay",
        arguments: [
            ("a *b* c", "a |i:b| c"), ("**b**", "b:b"), ("***x***", "bi:x"),
            ("_i_ snake_case_word", "i:i| snake_case_word"),
            ("~~no~~", "s:no"), ("`a*b*`", "c:a*b*"), ("**a *b* c**", "b:a |bi:b|b: c"), ("2 * 3 * 4", "2 * 3 * 4"),
            ("5 * a", "5 * a"), ("**open", "**open"), ("\\*no\\*", "*no*"), ("[t](https://x.org)", "l:t"),
            ("[x]", "[x]"),
            ("*a **b***", "i:a |bi:b"), ("<https://x.org>", "l:https://x.org"), ("a < b > c", "a < b > c"), ("", ""),
        ])
    func markdown(source: String, expected: String) {
        let spans = Markdown.spans(of: source).map { span in
            var marks = ""
            if span.isBold { marks += "b" }
            if span.isItalic { marks += "i" }
            if span.isCode { marks += "c" }
            if span.isStruck { marks += "s" }
            if span.link != nil { marks += "l" }
            return marks.isEmpty ? span.text : marks + ":" + span.text
        }
        #expect(spans.joined(separator: "|") == expected)
    }

    @Test("a text inside another one keeps its looks and follows its own format") func interpolated() {
        let result = runs(Text("a \(Text("b").bold()) c"))
        #expect(result.map(\.string) == ["a ", "b", " c"])
        #expect(result.map(\.font.weight) == [400, 700, 400])
    }

    @Test("an attributed string keeps its fonts and links") func attributed() {
        var attributed = AttributedString("go")
        attributed.link = URL(string: "https://example.org")
        attributed.font = .title
        let result = runs(Text(attributed + AttributedString(" on")))
        #expect(result.map(\.string) == ["go", " on"])
        #expect(result[0].link?.absoluteString == "https://example.org")
        #expect(result[0].font.size > result[1].font.size)
    }

    @Test("upper case follows the language") func textCase() {
        var context = TextResolutionContext(locale: Locale(identifier: "tr_TR"))
        context.textCase = .uppercase
        #expect(Text("istanbul").resolve(in: context).string == "İSTANBUL")
    }

    @Test("colours and lines belong to their part of a text") func colors() {
        let red = Color(red: 1, green: 0, blue: 0)
        let text = Text("a").foregroundColor(red).underline() + Text("b").strikethrough(true, color: red) + Text("c")
        let result = runs(text.foregroundStyle(Color(white: 0)))
        #expect(result.map(\.foreground?.red) == [1, 0, 0])
        #expect(result[0].underline?.color == nil && result[0].underline?.pattern == .solid)
        #expect(result[1].strikethrough?.color?.red == 1)
        #expect(result[2].underline == nil && result[2].strikethrough == nil)
        #expect(runs(Text("d"))[0].foreground == nil)
        #expect(runs(Text("e").underline(false).underline())[0].underline == nil)
    }

    @Test("letters in the accent colour have its readable shade, unless another tint is set") func accentLetters() {
        let environment = EnvironmentValues()
        let readable = environment.themeColors.accentText
        var written = AttributedString("c")
        written.swiftUI.foregroundColor = .accentColor
        let text = Text("a").foregroundStyle(.tint) + Text("b").foregroundColor(.accentColor) + Text(written)
        #expect(runs(text).map(\.foreground) == [readable])
        var tinted = environment
        tinted.tintStyle = AnyShapeStyle(Color.red)
        #expect(TextForeground(style: AnyShapeStyle(.tint)).paint(in: environment) == .color(readable))
        var styled = environment
        styled.setForeground(AnyShapeStyle(.tint))
        #expect(styled.letterPaint() == .color(readable) && styled.foregroundPaint() != .color(readable))
        #expect(TextForeground(style: .tint).paint(in: tinted) == TextForeground(style: .red).paint(in: environment))
    }

    @Test("a text in another colour is another text") func colorEquality() {
        #expect(Text("a").foregroundColor(.red) == Text("a").foregroundColor(.red))
        #expect(Text("a").foregroundColor(.red) != Text("a").foregroundColor(.blue))
        #expect(Text("a").foregroundColor(nil) == Text("a"))
    }
}
