import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct PickerTests {
    @Test("A picker lists its options, shows the chosen one and writes what the user chooses")
    func dropDown() throws {
        let window = TestWindow(FlavorForm())
        let control = try #require(window.controls(RecordingDropDown.self).first)
        #expect(control.properties["titles"] == "Vanilla, Chocolate, Lemon")
        #expect(control.properties["chosen"] == "0")
        #expect(control.properties["label"] == "Flavor")
        control.choose(2)
        window.turn()
        #expect(control.properties["chosen"] == "2")
        #expect(window.controls(RecordingTextWidget.self).map(\.string).contains("lemon"))
    }

    @Test("A segmented picker is a row of buttons of which the chosen one is down")
    func segmented() throws {
        let window = TestWindow(FlavorForm().pickerStyle(.segmented))
        let buttons = window.controls(RecordingButton.self)
        #expect(buttons.map { $0.properties["label"] } == ["Vanilla", "Chocolate", "Lemon"])
        #expect(buttons.map { $0.properties["on"] } == ["true", "false", "false"])
        buttons[1].click()
        window.turn()
        #expect(buttons.map { $0.properties["on"] } == ["false", "true", "false"])
    }

    @Test("A radio group shows its label and every option")
    func radioGroup() {
        let window = TestWindow(FlavorForm().pickerStyle(.radioGroup))
        #expect(window.controls(RecordingButton.self).count == 3)
        #expect(window.controls(RecordingTextWidget.self).map(\.string).contains("Flavor"))
    }

    @Test("A palette is a group of choices side by side, in as many rows as it takes")
    func palette() throws {
        let window = TestWindow(width: 100) {
            Picker("Number", selection: .constant(2)) {
                ForEach(1...5, id: \.self) { Color.red.frame(width: 30, height: 20).accessibilityLabel("\($0)") }
            }
            .pickerStyle(.palette).paletteSelectionEffect(.custom).labelsHidden()
        }
        let buttons = window.controls(RecordingButton.self)
        #expect(buttons.map { $0.properties["label"] } == ["1", "2", "3", "4", "5"])
        #expect(buttons.map { $0.properties["on"] } == ["false", "true", "false", "false", "false"])
        #expect(Set(buttons.map { $0.description.group.map(ObjectIdentifier.init) }).count == 1)
        let tops = buttons.compactMap { window.place(of: $0)?.minY }
        #expect(tops.map { $0 - tops[0] } == [0, 0, 0, 24, 24])
    }

    @Test("An option for nil is chosen where an optional selection is nil, and tags match what is inside otherwise")
    func optionalSelection() throws {
        let window = TestWindow(OptionalForm())
        let control = try #require(window.controls(RecordingDropDown.self).first)
        #expect(control.properties["chosen"] == "0")
        control.choose(2)
        window.turn()
        #expect(control.properties["chosen"] == "2")
    }

    @Test("Rows without a tag stand for their identities")
    func implicitTags() throws {
        let window = TestWindow {
            Picker("Number", selection: .constant(2)) {
                ForEach([1, 2, 3], id: \.self) { Text(verbatim: "\($0)") }
            }
        }
        #expect(window.controls(RecordingDropDown.self).first?.properties["chosen"] == "1")
    }

    @Test("A picker in a menu is a group of choices there")
    func inMenu() throws {
        let window = TestWindow { Menu("View") { FlavorForm() } }
        let button = try #require(window.controls(RecordingButton.self).first)
        guard case .section(let choices)? = button.menu.first?.kind else {
            Issue.record("\(button.menu)")
            return
        }
        #expect(choices.map(\.title) == ["Vanilla", "Chocolate", "Lemon"])
        #expect(choices.map(\.kind).first == .choice(isChosen: true))
    }

    @Test("A slider keeps to its bounds and steps, and tells when it is held")
    func slider() throws {
        let log = Log()
        let window = TestWindow(SliderForm(log: log))
        let slider = try #require(window.controls(RecordingSlider.self).first)
        slider.drag(to: 47)
        window.turn()
        #expect(slider.properties["value"] == "50.0")
        #expect(log.lines == ["true", "false"])
        slider.drag(to: 1000)
        window.turn()
        #expect(slider.properties["value"] == "100.0")
    }

    @Test("A stepper's buttons move the value, and stop at its bounds")
    func stepper() throws {
        let window = TestWindow(StepperForm())
        let buttons = window.controls(RecordingButton.self)
        #expect(buttons.count == 2)
        buttons[1].click()
        window.turn()
        #expect(window.controls(RecordingTextWidget.self).map(\.string) == ["Cups: 2"])
        #expect(buttons[1].properties["enabled"] == "false")
        buttons[0].click()
        window.turn()
        #expect(window.controls(RecordingTextWidget.self).map(\.string) == ["Cups: 1"])
        #expect(buttons[1].properties["enabled"] == "true")
    }

    @Test("A stepper's buttons are called by its label and what they do")
    func stepperIsSpoken() {
        let window = TestWindow(StepperForm())
        let buttons = window.controls(RecordingButton.self)
        #expect(buttons.map { $0.properties["label"] } == ["Cups: 1 Decrease", "Cups: 1 Increase"])
        buttons[1].click()
        window.turn()
        #expect(buttons.map { $0.properties["label"] } == ["Cups: 2 Decrease", "Cups: 2 Increase"])
    }

    @Test("A progress view is a bar where the value is known, else a spinner")
    func progress() {
        let window = TestWindow {
            VStack {
                ProgressView("Loading", value: 1, total: 4)
                ProgressView()
            }
        }
        let shown = window.controls(RecordingProgress.self)
        #expect(shown.map { $0.properties["fraction"] } == ["0.25", "unknown"])
        #expect(shown.first?.properties["label"] == "Loading")
    }

    @Test("A change around a ring of progress leaves it as it is")
    func ringIsCompared() throws {
        let window = TestWindow(RingForm())
        let picture = window.picture
        try #require(window.controls(RecordingButton.self).first).click()
        window.turn()
        #expect(window.controls(RecordingTextWidget.self).map(\.string).contains("1"))
        #expect(window.picture.count == picture.count)
    }

    @Test("A label shows what its style says, and an icon alone is called by the title")
    func labelStyles() {
        let window = TestWindow {
            VStack {
                Button("Add", systemImage: "plus") {}
                Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
                Button("Add", systemImage: "plus") {}.labelStyle(.titleOnly)
            }
        }
        let buttons = window.controls(RecordingButton.self)
        #expect(buttons.map { $0.properties["label"] } == ["Add", "Add", "Add"])
        #expect(buttons.map { $0.description.appearance.hasText } == [true, false, true])
    }
}

private struct FlavorForm: View {
    @State private var flavor = "vanilla"

    var body: some View {
        Picker("Flavor", selection: $flavor) {
            Text("Vanilla").tag("vanilla")
            Text("Chocolate").tag("chocolate")
            Text("Lemon").tag("lemon")
        }
        Text(verbatim: flavor)
    }
}

private struct RingForm: View {
    @State private var count = 0

    var body: some View {
        Text(verbatim: "\(count)")
        ProgressView(value: 0.5).progressViewStyle(.circular)
        Button("More") { count += 1 }
    }
}

private struct OptionalForm: View {
    @State private var number: Int?

    var body: some View {
        Picker("Number", selection: $number) {
            Text("None").tag(Int?.none)
            ForEach([10, 20], id: \.self) { Text(verbatim: "\($0)").tag($0) }
        }
    }
}

private struct SliderForm: View {
    @State private var value = 10.0
    let log: Log

    init(log: Log) {
        self.log = log
    }

    var body: some View {
        Slider(value: $value, in: 0...100, step: 10) {
            Text("Volume")
        } onEditingChanged: {
            log.add("\($0)")
        }
    }
}

private struct StepperForm: View {
    @State private var cups = 1

    var body: some View {
        Stepper("Cups: \(cups)", value: $cups, in: 0...2)
    }
}
