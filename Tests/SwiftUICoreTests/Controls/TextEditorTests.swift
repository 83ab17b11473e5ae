import Foundation
import Observation
import RecordingBackend
import Testing

@testable import SwiftUICore

/// Words in capitals are bold; a line `<` begins a red block on grey, which a line `>` ends.
private struct ShoutHighlighter: GtkTextHighlighter {
    let initialContext = false

    func spans(in paragraph: String, context: inout Bool) -> [GtkTextSpan] {
        if paragraph == "<" { context = true }
        if paragraph == ">" { context = false }
        var bold = AttributeContainer()
        bold.inlinePresentationIntent = .stronglyEmphasized
        var red = AttributeContainer()
        red.swiftUI.foregroundColor = .red
        red.swiftUI.backgroundColor = .gray
        var spans: [GtkTextSpan] = []
        if context {
            spans.append(GtkTextSpan(paragraph.startIndex..<paragraph.endIndex, red, fillsParagraph: true))
        }
        for word in paragraph.split(separator: " ") where word == word.uppercased() && word.count > 1 {
            spans.append(GtkTextSpan(word.startIndex..<word.endIndex, bold))
        }
        return spans
    }
}

private struct Editor: View {
    @Bindable var note: Note
    var isStyled = true

    @Observable
    final class Note {
        var text: String
        var selection: TextSelection?

        init(_ text: String) {
            self.text = text
        }
    }

    var body: some View {
        if isStyled {
            TextEditor(text: $note.text, selection: $note.selection).gtkTextHighlighter(ShoutHighlighter())
        } else {
            TextEditor(text: $note.text, selection: $note.selection)
        }
    }
}

@MainActor
struct TextHighlightingTests {
    private func open(_ text: String) throws -> (TestWindow<Editor>, RecordingTextField, Editor.Note) {
        let note = Editor.Note(text)
        let window = TestWindow(Editor(note: note))
        let field = try #require(window.controls(RecordingTextField.self).first)
        // 150 paragraphs a step: a megabyte takes a hundred and fifty of them.
        window.advance(by: 5)
        field.styledLines = []
        return (window, field, note)
    }

    private func type(_ letters: String, at line: Int, _ field: RecordingTextField) {
        var lines = field.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines[line] += letters
        field.type(lines.joined(separator: "\n"))
    }

    @Test("Typing styles the paragraph that it changes, and no other one of a megabyte")
    func onlyWhatChanges() throws {
        let text = String(repeating: "Some LOUD words in a line of text that goes on\n", count: 22_000)
        let (window, field, note) = try open(text)
        #expect(text.utf8.count > 1_000_000)
        type("x", at: 9_000, field)
        window.turn()
        #expect(field.styledLines == [9_000])
        #expect(note.text == field.text)
    }

    @Test("A long text is styled in steps, so that none of them takes a frame's time")
    func steps() throws {
        let note = Editor.Note(String(repeating: "LOUD\n", count: 2_000))
        let window = TestWindow(Editor(note: note))
        let field = try #require(window.controls(RecordingTextField.self).first)
        #expect((1...2 * TextEditing.atOnce).contains(field.styledLines.count))
        window.advance(by: 1)
        #expect(Set(field.styledLines) == Set(0..<2_001))
    }

    @Test("A paragraph that hands on something else styles the following ones, as far as it matters")
    func contextGoesOn() throws {
        let (window, field, _) = try open("a\nb\nc\n>\nd\ne")
        type("<", at: 0, field)
        window.advance(by: 1)
        // "a<" begins no block.
        #expect(field.styledLines == [0])
        field.styledLines = []
        field.type("<\nb\nc\n>\nd\ne")
        window.advance(by: 1)
        #expect(field.styledLines == [0, 1, 2, 3])
    }

    @Test("New and removed lines leave the others as they look")
    func linesComeAndGo() throws {
        let (window, field, _) = try open("a\nb\nc\nd")
        field.type("a\nX\nY\nb\nc\nd")
        window.advance(by: 1)
        #expect(field.styledLines.allSatisfy { (1...3).contains($0) })
        field.styledLines = []
        field.type("a\nd")
        window.advance(by: 1)
        #expect(field.styledLines.allSatisfy { $0 <= 1 })
    }

    @Test("Where spans overlap, the letters look as all of them say")
    func overlaps() throws {
        let (_, field, _) = try open("<\nsome LOUD words\n>")
        let spans = try #require(field.spans[1])
        #expect(spans.map(\.range) == [0..<5, 5..<9, 9..<15])
        #expect(spans.map { $0.look.run.font.weight >= 700 } == [false, true, false])
        #expect(spans.allSatisfy { $0.look.run.foreground != nil })
    }

    @Test("What fills a paragraph is behind all of it, an empty one too, and not behind letters once more")
    func fills() throws {
        let (_, field, _) = try open("a\n<\n\nsome LOUD words\n>")
        let spans = (0..<5).compactMap { field.spans[$0] }
        #expect(spans.map(\.count) == [0, 1, 1, 3, 0])
        #expect(spans.joined().allSatisfy { $0.look.paragraphBackground != nil && $0.look.run.background == nil })
        #expect(spans[2].first?.range == 0..<0)
    }
}

@MainActor
struct TextSelectionTests {
    private func open(_ text: String) throws -> (TestWindow<Editor>, RecordingTextField, Editor.Note) {
        let note = Editor.Note(text)
        let window = TestWindow(Editor(note: note, isStyled: false))
        return (window, try #require(window.controls(RecordingTextField.self).first), note)
    }

    @Test("The caret's place reaches the binding")
    func caretIsTold() throws {
        let (window, field, note) = try open("häuser")
        field.moveCaret(to: 1..<3)
        window.turn()
        guard case .selection(let range) = note.selection?.indices else { return #expect(Bool(false)) }
        #expect(note.text[range] == "ä")
        #expect(note.selection?.isInsertion == false)
    }

    @Test("A program moves the caret, and only when it sets another selection")
    func programMovesCaret() throws {
        let (window, field, note) = try open("one two")
        note.selection = TextSelection(insertionPoint: note.text.index(note.text.startIndex, offsetBy: 3))
        window.turn()
        #expect(field.selection == 3..<3)
        field.moveCaret(to: 5..<5)
        window.turn()
        window.advance(by: 1)
        note.text += " three"
        window.turn()
        #expect(field.selection == 5..<5)
    }

    @Test("A program that answers typing with another text and caret gets both")
    func answer() throws {
        let note = Editor.Note("")
        let binding = Binding(
            get: { note.text },
            set: { new in
                note.text = new + "!"
                note.selection = TextSelection(insertionPoint: note.text.endIndex)
            })
        let window = TestWindow {
            TextEditor(
                text: binding, selection: Binding(get: { note.selection }, set: { note.selection = $0 }))
        }
        let field = try #require(window.controls(RecordingTextField.self).first)
        field.type("a")
        field.moveCaret(to: 1..<1)
        window.turn()
        #expect(field.text == "a!")
        #expect(field.selection == 2..<2)
    }
}

struct TextMirrorTests {
    @Test("Lines and places stay right over any edits")
    func anyEdits() {
        var mirror = TextMirror()
        var text = ""
        let pieces = ["a", "ä", "\n", "跑\n", "", "one\ntwo\n", "👩‍👩‍👧"]
        var random = SystemRandomNumberGenerator()
        for _ in 0..<400 {
            let scalars = text.unicodeScalars.indices + [text.endIndex]
            let a = scalars.randomElement(using: &random) ?? text.startIndex
            let b = Bool.random(using: &random) ? a : scalars.randomElement(using: &random) ?? a
            let range = min(a, b)..<max(a, b)
            let new = pieces.randomElement(using: &random) ?? ""
            let offsets =
                text.utf8.distance(
                    from: text.startIndex, to: range.lowerBound)..<text.utf8.distance(
                    from: text.startIndex, to: range.upperBound)
            let before = mirror.lineCount
            let change = mirror.replace(offsets, with: new)
            text.unicodeScalars.replaceSubrange(range, with: new.unicodeScalars)
            #expect(mirror.string == text)
            let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { String($0) }
            #expect(mirror.lineCount == lines.count)
            #expect(before - change.removed + change.inserted == lines.count)
            for (index, line) in lines.enumerated() { #expect(String(mirror.line(index)) == line) }
            for offset in stride(from: 0, through: text.utf8.count, by: 3) {
                let position = mirror.position(of: offset)
                #expect(position.line == text.utf8.prefix(offset).count { $0 == 10 })
                #expect(mirror.offset(line: position.line, byte: position.byte) == offset)
            }
        }
    }

    @Test(
        "The smallest edit between two texts",
        arguments: [
            ("", "a", 0..<0, "a"), ("abc", "axc", 1..<2, "x"), ("ä", "ö", 0..<2, "ö"), ("aa", "aaa", 2..<2, "a"),
            ("hello", "", 0..<5, ""), ("é", "e\u{301}", 0..<2, "e\u{301}"),
        ])
    func smallestEdit(old: String, new: String, range: Range<Int>, text: String) throws {
        var mirror = TextMirror()
        _ = mirror.replace(0..<0, with: old)
        let edit = try #require(mirror.edit(to: new))
        #expect(edit.range == range)
        #expect(edit.text == text)
    }

    @Test(
        "Line ends of other systems become line feeds",
        arguments: [("a\r\nb\rc\u{2029}d", "a\nb\nc\nd"), ("a\0b", "a")])
    func lineEnds(raw: String, normal: String) {
        #expect(TextMirror.normalized(raw) == normal)
    }
}
