import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct ButtonTests {
    private let log = Log()

    @Test("A click runs the button's latest action and shows what it has changed")
    func clickRunsAction() throws {
        let window = TestWindow(ClickCounter())
        let button = try #require(window.controls(RecordingButton.self).first)
        #expect(button.properties["label"] == "Clicks: 0")
        button.click()
        window.turn()
        button.click()
        window.turn()
        #expect(button.properties["label"] == "Clicks: 2")
        #expect(window.controls(RecordingButton.self).first === button)
    }

    @Test("A button is as large as its label and the border around it")
    func sizeFollowsLabel() throws {
        let window = TestWindow { Button("Save") {} }
        let button = try #require(window.controls(RecordingButton.self).first)
        #expect(window.place(of: button)?.size == CGSize(width: 4 * 8 + 20, height: 26))
        let text = try #require(window.controls(RecordingTextWidget.self).first)
        #expect(button.label?.frame(of: text.name) == CGRect(x: 0, y: 0, width: 32, height: 16))
    }

    @Test("A label that takes all the width makes the button as wide")
    func flexibleLabelWidensButton() throws {
        let window = TestWindow(width: 300) {
            Button {
            } label: {
                Text("Go").frame(maxWidth: .infinity)
            }
        }
        let button = try #require(window.controls(RecordingButton.self).first)
        #expect(window.place(of: button)?.width == 300)
    }

    @Test("A disabled view switches off the buttons in it")
    func disabledButton() throws {
        let window = TestWindow {
            Button("Go") { log.add("went") }.disabled(true)
        }
        let button = try #require(window.controls(RecordingButton.self).first)
        #expect(button.properties["enabled"] == "false")
        button.click()
        #expect(log.lines == [])
    }

    @Test("The role and the style of the environment decide the look")
    func roleAndStyle() {
        let window = TestWindow {
            VStack {
                Button("Delete", role: .destructive) {}
                Button("Plain") {}.buttonStyle(.plain)
            }
            .buttonStyle(.borderedProminent)
        }
        #expect(
            window.controls(RecordingButton.self).map { $0.properties["look"] } == ["prominent destructive", "plain"])
    }

    @Test("A custom style makes the looks of the label and of being pressed")
    func customStyle() throws {
        let window = TestWindow { Button("Go") { log.add("went") }.buttonStyle(Shouting()) }
        let button = try #require(window.controls(RecordingButton.self).first)
        #expect(button.properties["look"] == "custom")
        #expect(button.properties["label"] == "Go !")
        button.press(true)
        window.turn()
        #expect(button.properties["label"] == "Go pressed")
        button.press(false)
        window.turn()
        #expect(button.properties["label"] == "Go !")
        button.click()
        #expect(log.lines == ["went"])
    }

    @Test("A style reads the environment where the button stands")
    func styleReadsEnvironment() throws {
        let window = TestWindow { Button("Go") {}.buttonStyle(SizeTelling()).controlSize(.large) }
        #expect(window.controls(RecordingButton.self).first?.properties["label"] == "large")
    }

    @Test("A change of the label alone writes no other property of the button")
    func onlyDifferencesAreWritten() throws {
        let window = TestWindow(ClickCounter())
        let button = try #require(window.controls(RecordingButton.self).first)
        window.settle()
        button.click()
        let sets = window.takeOperations().filter { if case .set = $0 { true } else { false } }
        let text = try #require(window.controls(RecordingTextWidget.self).first)
        #expect(
            sets == [
                .set(button.name, property: "label", to: "Clicks: 1"),
                .set(text.name, property: "text", to: "Clicks: 1"),
            ])
    }

    @Test("A keyboard shortcut reaches the button, and not what is in its label")
    func shortcut() {
        let window = TestWindow { Button("Save") {}.keyboardShortcut("s") }
        #expect(window.controls(RecordingButton.self).first?.properties["shortcut"] == "s")
    }

    @Test("A button, a switch and a slider can have the keyboard's focus, and tell when they lose it")
    func focus() throws {
        let window = TestWindow(FocusForm())
        let buttons = window.controls(RecordingButton.self)
        buttons[0].click()
        window.turn()
        #expect(window.backend.focusedWidget === window.controls(RecordingSlider.self).first)
        window.backend.unfocus(try #require(window.controls(RecordingSlider.self).first))
        window.turn()
        #expect(window.controls(RecordingTextWidget.self).map(\.string).contains("none"))
    }

    @Test("A link opens its address")
    func link() throws {
        let address = try #require(URL(string: "https://example.org"))
        let window = TestWindow {
            Link("Site", destination: address)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        log.add(url.absoluteString)
                        return .handled
                    })
        }
        try #require(window.controls(RecordingButton.self).first).click()
        window.turn()
        #expect(log.lines == ["https://example.org"])
    }

    @Test("A button's node goes with its view")
    func buttonIsFreed() throws {
        let window = TestWindow(Vanishing())
        weak let button = window.controls(RecordingButton.self).first
        try #require(button).click()
        window.turn()
        #expect(button == nil)
    }
}

private struct ClickCounter: View {
    @State private var count = 0

    var body: some View {
        Button("Clicks: \(count)") { count += 1 }
    }
}

private struct FocusForm: View {
    @FocusState private var focused: String?

    var body: some View {
        Button("To the slider") { focused = "slider" }.focused($focused, equals: "button")
        Slider(value: .constant(0.5)).focused($focused, equals: "slider")
        Text(verbatim: focused ?? "none")
    }
}

private struct Vanishing: View {
    @State private var isShown = true

    var body: some View {
        if isShown {
            Button("Go away") { isShown = false }
        }
    }
}

private struct Shouting: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.isPressed ? "pressed" : "!")
        }
    }
}

private struct SizeTelling: PrimitiveButtonStyle {
    @Environment(\.controlSize) private var controlSize

    func makeBody(configuration: Configuration) -> some View {
        Button {
        } label: {
            Text(verbatim: "\(controlSize)")
        }
        .buttonStyle(.bordered)
    }
}
