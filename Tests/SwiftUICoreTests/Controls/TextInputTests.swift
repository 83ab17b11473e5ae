import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct TextInputTests {
    private func traits<V: View>(_ view: V) throws -> TextInputTraits {
        let window = TestWindow(view)
        return try #require(window.controls(RecordingTextField.self).first?.description?.traits)
    }

    private var field: TextField<Text> { TextField("Name", text: .constant("")) }

    @Test("A keyboard type and a content type say what a field is for; the keyboard's word counts more")
    func purpose() throws {
        #expect(try traits(field.keyboardType(.decimalPad)).purpose == .number)
        #expect(try traits(field.keyboardType(.numberPad)).purpose == .digits)
        #expect(try traits(field.textContentType(.emailAddress)).purpose == .email)
        #expect(try traits(field.textContentType(.emailAddress).keyboardType(.URL)).purpose == .url)
        #expect(try traits(field.keyboardType(.default)).purpose == nil)
    }

    @Test("The older modifier capitalises as the newer one does")
    func capitalization() throws {
        #expect(try traits(field.autocapitalization(.none)).capitalization == .never)
        #expect(try traits(field.autocapitalization(.allCharacters)).capitalization == .characters)
        #expect(try traits(field.textInputAutocapitalization(.init(.words))).capitalization == .words)
    }

    @Test("Return submits in a field of several lines where somebody listens, else it begins a line")
    func growing() throws {
        let log = Log()
        let field = TextField("Note", text: .constant(""), axis: .vertical)
        let silent = TestWindow(field)
        #expect(silent.controls(RecordingTextField.self).first?.description?.returnSubmits == false)
        let window = TestWindow(field.onSubmit { log.add("submitted") })
        let control = try #require(window.controls(RecordingTextField.self).first)
        #expect(control.description?.returnSubmits == true)
        control.submit()
        #expect(log.lines == ["submitted"])
    }

    @Test("Texts become selectable where it is enabled, and only there")
    func selection() {
        let window = TestWindow {
            VStack {
                Text(verbatim: "a").textSelection(.enabled)
                Text(verbatim: "b")
                VStack { Text(verbatim: "c").textSelection(.disabled) }.textSelection(.enabled)
            }
        }
        #expect(window.controls(RecordingTextWidget.self).map { $0.properties["selectable"] } == ["true", nil, nil])
    }

    @Test("A key goes to the views around the one with the focus, from the innermost on, until one takes it")
    func keys() throws {
        let log = Log()
        let window = TestWindow {
            VStack {
                Leaf("a").focusable()
                    .onKeyPress(.upArrow) {
                        log.add("inner up")
                        return .handled
                    }
                    .onKeyPress(.downArrow) {
                        log.add("inner down")
                        return .ignored
                    }
            }
            .onKeyPress(phases: .down) { press in
                log.add("outer \(press.characters)")
                return .handled
            }
        }
        #expect(window.host?.pointerNeeds.contains(.keys) == true)
        let area = try #require(window.controls(RecordingFocusArea.self).first)
        func press(_ key: KeyEquivalent, _ phase: KeyPress.Phases = .down) -> Bool {
            let press = KeyPress(phase: phase, key: key, characters: String(key.character), modifiers: [])
            return window.surface.pointer.handle(press, around: area)
        }
        #expect(press(.upArrow))
        #expect(press(.downArrow))
        #expect(press("x"))
        #expect(!press("x", .repeat))
        #expect(log.lines == ["inner up", "inner down", "outer \u{F701}", "outer x"])
    }

    @Test("Keys can be chosen by what they type")
    func characters() throws {
        let log = Log()
        let window = TestWindow {
            Leaf("a").focusable().onKeyPress(characters: .decimalDigits) { press in
                log.add(press.characters)
                return .handled
            }
        }
        let area = try #require(window.controls(RecordingFocusArea.self).first)
        for key in ["1", "a", "2"] {
            let press = KeyPress(phase: .down, key: KeyEquivalent(Character(key)), characters: key, modifiers: [])
            _ = window.surface.pointer.handle(press, around: area)
        }
        #expect(log.lines == ["1", "2"])
    }

    @Test("A focusable view has the focus that a FocusState asks for")
    func focusable() throws {
        let probe = Probe()
        let window = TestWindow(FocusForm(probe: probe))
        probe("focus")
        window.turn()
        #expect(window.backend.focusedWidget is RecordingFocusArea)
        #expect(window.controls(RecordingTextWidget.self).last?.string == "true")
    }

    @Test("An accessibility focus state follows and moves the focus")
    func accessibilityFocus() throws {
        let probe = Probe()
        let window = TestWindow(SpokenForm(probe: probe))
        probe("focus")
        window.turn()
        #expect(window.backend.focusedWidget is RecordingTextField)
        #expect(window.controls(RecordingTextWidget.self).last?.string == "true")
    }

    @Test("A help text reaches the widgets of the view, and the inner one counts")
    func help() {
        let window = TestWindow {
            VStack {
                Leaf("a").help("inner")
                Leaf("b")
            }
            .help("outer")
        }
        #expect(window.host?.traits(of: "a").help == "inner")
        #expect(window.host?.traits(of: "b").help == "outer")
    }

    @Test("What has its focus effect disabled shows no focus")
    func focusEffect() {
        let window = TestWindow { Leaf("a").focusEffectDisabled() }
        #expect(window.host?.traits(of: "a").showsFocus == false)
    }
}

private struct FocusForm: View {
    @FocusState private var isFocused: Bool
    let probe: Probe

    init(probe: Probe) {
        self.probe = probe
    }

    var body: some View {
        probe.actions["focus"] = { isFocused = true }
        return VStack {
            Leaf("a").focusable().focused($isFocused)
            Text(verbatim: "\(isFocused)")
        }
    }
}

private struct SpokenForm: View {
    @AccessibilityFocusState private var isFocused: Bool
    let probe: Probe

    init(probe: Probe) {
        self.probe = probe
    }

    var body: some View {
        probe.actions["focus"] = { isFocused = true }
        return VStack {
            TextField("Name", text: .constant("")).accessibilityFocused($isFocused)
            Text(verbatim: "\(isFocused)")
        }
    }
}
