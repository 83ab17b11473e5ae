import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct TextFieldTests {
    @Test("What is typed reaches the binding, and what the program sets reaches the field")
    func bothWays() throws {
        let window = TestWindow(NameForm())
        let field = try #require(window.controls(RecordingTextField.self).first)
        field.type("Anna")
        window.turn()
        #expect(window.controls(RecordingTextWidget.self).map(\.string) == ["Hello Anna", "Clear"])
        try #require(window.controls(RecordingButton.self).first).click()
        window.turn()
        #expect(field.text == "")
    }

    @Test("Typing writes nothing back to the field")
    func typingIsNotEchoed() throws {
        let window = TestWindow(NameForm())
        let field = try #require(window.controls(RecordingTextField.self).first)
        window.settle()
        field.type("Anna")
        let writes = window.takeOperations().filter {
            if case .set(field.name, _, _) = $0 { true } else { false }
        }
        #expect(writes == [])
    }

    @Test("A binding that changes what is typed changes the field too")
    func changingBinding() throws {
        let log = Log()
        let window = TestWindow {
            TextField(
                "Code", text: Binding(get: { log.lines.last ?? "" }, set: { log.add($0.uppercased()) }))
        }
        let field = try #require(window.controls(RecordingTextField.self).first)
        field.type("ab")
        window.turn()
        #expect(field.text == "AB")
    }

    @Test("The title names the field, and stands in it where there is no prompt")
    func titleAndPrompt() {
        let window = TestWindow {
            VStack {
                TextField("Name", text: .constant(""))
                TextField("Name", text: .constant(""), prompt: Text("Anna"))
            }
        }
        let fields = window.controls(RecordingTextField.self)
        #expect(fields.map { $0.properties["placeholder"] } == ["Name", "Anna"])
        #expect(fields.map { $0.properties["label"] } == ["Name", "Name"])
    }

    @Test("A field of what never changes cannot be edited, one of an object's property can")
    func constants() throws {
        let title = TitleObject()
        let names = Binding.constant([Named(id: 1, name: "element")])
        let optional = try #require(Binding(Binding<String?>.constant("optional")))
        let window = TestWindow {
            VStack {
                TextField("", text: .constant("text"))
                TextField("", value: .constant(1), format: .number)
                TextField("", value: Binding<Int?>.constant(1), format: .number)
                TextField("", value: .constant(1), formatter: NumberFormatter())
                TextField("", text: names[0].name)
                ForEach(names) { TextField("", text: $0.name) }
                TextField("", text: optional)
                TextField("", text: Binding.constant(title).text)
                TextField("", text: Binding.constant([title])[0].text)
            }
        }
        let fields = window.controls(RecordingTextField.self)
        #expect(fields.map { $0.properties["editable"] } == Array(repeating: "false", count: 7) + [nil, nil])
        fields[7].type("written")
        #expect(title.text == "written")
    }

    @Test("Return runs the submit actions around the field, the inner one first")
    func submit() throws {
        let log = Log()
        let window = TestWindow {
            VStack { TextField("Name", text: .constant("")).onSubmit { log.add("inner") } }
                .onSubmit { log.add("outer") }
                .onSubmit(of: .search) { log.add("search") }
        }
        try #require(window.controls(RecordingTextField.self).first).submit()
        #expect(log.lines == ["inner", "outer"])
    }

    @Test("A submit scope keeps submissions from the actions outside")
    func submitScope() throws {
        let log = Log()
        let window = TestWindow {
            VStack { TextField("Name", text: .constant("")) }.submitScope().onSubmit { log.add("outer") }
        }
        try #require(window.controls(RecordingTextField.self).first).submit()
        #expect(log.lines == [])
    }

    @Test("A field takes the width that it is offered and the height of its line")
    func size() throws {
        let window = TestWindow(width: 300) { TextField("Name", text: .constant("")) }
        let field = try #require(window.controls(RecordingTextField.self).first)
        #expect(window.place(of: field)?.size == CGSize(width: 300, height: 24))
    }

    @Test("A value is read while the user types, and brought into its form when editing ends")
    func formattedValue() throws {
        let window = TestWindow(AmountForm())
        let field = try #require(window.controls(RecordingTextField.self).first)
        #expect(field.text == "1,000")
        field.focus(true)
        field.type("2000")
        window.turn()
        #expect(window.controls(RecordingTextWidget.self).map(\.string) == ["2000"])
        #expect(field.text == "2000")
        field.type("2000x")
        field.focus(false)
        window.turn()
        #expect(field.text == "2,000")
    }

    @Test("A constant text, or a part of one, can be read but not edited")
    func constantText() throws {
        let window = TestWindow(LockedForm())
        let fields = window.controls(RecordingTextField.self)
        #expect(fields.map { $0.properties["editable"] } == ["false", "false", "false"])
        try #require(window.controls(RecordingButton.self).first).click()
        window.turn()
        #expect(fields.map { $0.properties["editable"] } == ["true", "false", "false"])
        fields[0].type("Bert")
        window.turn()
        #expect(fields[0].text == "Bert")
    }

    @Test("A secure field is told to hide its text")
    func secureField() throws {
        let window = TestWindow { SecureField("Password", text: .constant("secret")) }
        let field = try #require(window.controls(RecordingTextField.self).first)
        #expect(field.kind.isSecure)
        #expect(field.properties["label"] == "Password")
    }

    @Test(
        "An edit replaces only what differs",
        arguments: [
            ("", "a", 0, 0, "a"), ("abc", "abc", 3, 0, ""), ("abc", "axc", 1, 1, "x"), ("aa", "aaa", 2, 0, "a"),
            ("hello", "", 0, 5, ""), ("abab", "ab", 2, 2, ""),
        ])
    func minimalEdit(old: String, new: String, start: Int, removed: Int, inserted: String) {
        let edit = TextEdit(from: Array(old.unicodeScalars), to: Array(new.unicodeScalars))
        #expect(edit.start == start)
        #expect(edit.removed == removed)
        #expect(String(String.UnicodeScalarView(edit.inserted)) == inserted)
    }
}

private struct NameForm: View {
    @State private var name = ""

    var body: some View {
        VStack {
            Text("Hello \(name)")
            TextField("Name", text: $name)
            Button("Clear") { name = "" }
        }
    }
}

private struct LockedForm: View {
    @State private var isLocked = true
    @State private var name = "Anna"

    var body: some View {
        TextField("Name", text: isLocked ? .constant(name) : $name)
        TextField("Street", text: Binding.constant(Place()).street)
        TextEditor(text: .constant("one\ntwo"))
        Button("Unlock") { isLocked = false }
    }

    struct Place {
        var street = "High Street"
    }
}

private final class TitleObject {
    var text = "title"
}

private struct Named: Identifiable {
    let id: Int
    var name: String
}

private struct AmountForm: View {
    @State private var amount = 1000

    var body: some View {
        VStack {
            Text(verbatim: "\(amount)")
            TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
        }
    }
}

@MainActor
struct TextEditorTests {
    @Test("An editor takes all the room that it is offered")
    func editorFillsItsRoom() throws {
        let window = TestWindow(width: 300, height: 200) { TextEditor(text: .constant("one\ntwo")) }
        let field = try #require(window.controls(RecordingTextField.self).first)
        #expect(field.kind.lines == .scrolling)
        #expect(field.text == "one\ntwo")
        #expect(window.place(of: field)?.size == CGSize(width: 300, height: 200))
    }

    @Test("A vertical field grows with its text, up to the limit of its lines")
    func verticalFieldGrows() throws {
        let window = TestWindow(GrowingForm())
        let field = try #require(window.controls(RecordingTextField.self).first)
        #expect(window.place(of: field)?.height == 24)
        field.type("one\ntwo")
        window.turn()
        #expect(window.place(of: field)?.height == 40)
        field.type("one\ntwo\nthree\nfour\nfive")
        window.turn()
        #expect(window.place(of: field)?.height == 56)
    }
}

private struct GrowingForm: View {
    @State private var text = ""

    var body: some View {
        TextField("Note", text: $text, axis: .vertical).lineLimit(3)
    }
}
