import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct ToggleTests {
    @Test("A switch shows the binding's value and writes what the user does")
    func switchFollowsBinding() throws {
        let window = TestWindow(Lamp())
        let control = try #require(window.controls(RecordingSwitch.self).first)
        #expect(control.properties["on"] == "false")
        control.click()
        window.turn()
        #expect(window.controls(RecordingTextWidget.self).map(\.string) == ["Lamp", "lit"])
        #expect(control.description.isOn)
    }

    @Test("A switch stands at the trailing edge, its label at the leading one, and is called like the label")
    func switchLayout() throws {
        let window = TestWindow(width: 300) { Toggle("Lamp", isOn: .constant(true)) }
        let control = try #require(window.controls(RecordingSwitch.self).first)
        #expect(window.place(of: control) == CGRect(x: 260, y: 0, width: 40, height: 20))
        #expect(control.properties["label"] == "Lamp")
    }

    @Test("With its label hidden a switch stands alone, and keeps its name")
    func hiddenLabel() throws {
        let window = TestWindow { Toggle("Lamp", isOn: .constant(true)).labelsHidden() }
        let control = try #require(window.controls(RecordingSwitch.self).first)
        #expect(window.controls(RecordingTextWidget.self).isEmpty)
        #expect(window.place(of: control)?.size == CGSize(width: 40, height: 20))
        #expect(control.properties["label"] == "Lamp")
    }

    @Test("With its label hidden a check box stands alone, and keeps its name")
    func hiddenCheckboxLabel() throws {
        let window = TestWindow { Toggle("Lamp", isOn: .constant(true)).toggleStyle(.checkbox).labelsHidden() }
        let box = try #require(window.controls(RecordingButton.self).first)
        #expect(window.controls(RecordingTextWidget.self).isEmpty)
        #expect(box.properties["label"] == "Lamp")
    }

    @Test("A switch whose binding refuses the change goes back")
    func refusedChange() throws {
        let window = TestWindow { Toggle("Stuck", isOn: .constant(false)) }
        let control = try #require(window.controls(RecordingSwitch.self).first)
        control.click()
        window.turn()
        #expect(control.description.isOn == false)
    }

    @Test("A check box has its label inside and is on when the value is")
    func checkbox() throws {
        let window = TestWindow(Lamp().toggleStyle(.checkbox))
        let box = try #require(window.controls(RecordingButton.self).first)
        #expect(box.properties["label"] == "Lamp")
        #expect(box.properties["on"] == "false")
        box.click()
        window.turn()
        #expect(box.properties["on"] == "true")
    }

    @Test("A toggle of several values is mixed where they differ, and a click sets all of them")
    func mixedToggle() throws {
        let window = TestWindow(ThreeLamps())
        let box = try #require(window.controls(RecordingButton.self).first)
        #expect(box.properties["mixed"] == "true")
        box.click()
        window.turn()
        #expect(box.properties["mixed"] == "false")
        #expect(box.properties["on"] == "true")
    }

    @Test("A custom style reads and writes the value")
    func customStyle() throws {
        let window = TestWindow(Lamp().toggleStyle(Wordy()))
        let button = try #require(window.controls(RecordingButton.self).first)
        #expect(button.properties["label"] == "Lamp off")
        button.click()
        window.turn()
        #expect(button.properties["label"] == "Lamp on")
    }
}

private struct Lamp: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Toggle("Lamp", isOn: $isOn)
            if isOn { Text("lit") }
        }
    }
}

private struct ThreeLamps: View {
    @State private var lamps = [true, false, true]

    var body: some View {
        Toggle("All", sources: [$lamps[0], $lamps[1], $lamps[2]], isOn: \.self)
            .toggleStyle(.checkbox)
    }
}

private struct Wordy: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
            Text(configuration.isOn ? "on" : "off")
        }
    }
}
