import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct ControlFamilyTests {
    private let log = Log()

    private func texts<C: View>(_ window: TestWindow<C>) -> [String] {
        window.controls(RecordingTextWidget.self).map(\.string)
    }

    @Test("Buttons of a control group touch") func controlGroup() {
        let window = TestWindow {
            ControlGroup {
                Button("a") {}
                Button("b") {}
                Button("c") {}
            }
        }
        let places = window.controls(RecordingButton.self).compactMap { window.place(of: $0) }
        #expect(places.count == 3)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.maxX == $1.minX })
    }

    @Test("A style of group boxes gets label and content") func groupBox() {
        let window = TestWindow {
            GroupBox("Label") { Text(verbatim: "Content") }.groupBoxStyle(UpsideDownBox())
        }
        #expect(texts(window) == ["Content", "Label"])
    }

    @Test("A style of labeled content gets label and content") func labeledContent() {
        let window = TestWindow {
            LabeledContent("Label", value: "Value").labeledContentStyle(ValueFirst())
        }
        #expect(texts(window) == ["Value", "Label"])
    }

    @Test("A label of several views is a title with subtitles under it, in every labelled control") func subtitle() {
        struct Labels: View {
            let count: Int
            @ViewBuilder var label: some View {
                Text(verbatim: "Title")
                Text(verbatim: "Subtitle \(count)")
            }
            var body: some View {
                VStack {
                    LabeledContent {
                        Text(verbatim: "Value")
                    } label: {
                        label
                    }
                    Toggle(isOn: .constant(true)) { label }
                    Picker(selection: .constant(1)) {
                        Text(verbatim: "One").tag(1)
                    } label: {
                        label
                    }
                }
                .frame(width: 300)
            }
        }
        let window = TestWindow { Labels(count: 1) }
        let titles = window.controls(RecordingTextWidget.self).filter { $0.string == "Title" }
        let subtitles = window.controls(RecordingTextWidget.self).filter { $0.string == "Subtitle 1" }
        #expect(titles.count == 3 && subtitles.count == 3)
        for (title, subtitle) in zip(titles, subtitles) {
            let (upper, lower) = (window.place(of: title), window.place(of: subtitle))
            #expect(upper?.minX == lower?.minX && (upper?.maxY ?? 0) <= (lower?.minY ?? 0))
        }
    }

    @Test("In a toolbar a toggle is a button that stays down") func toolbarToggle() {
        let window = TestWindow {
            Toggle("Bold", isOn: .constant(true)).environment(\.toolbarPlacement, .automatic)
        }
        #expect(window.controls(RecordingButton.self).map { $0.properties["on"] } == ["true"])
    }

    @Test("A view represents another one to assistive technologies, and is not told itself") func representation() {
        let window = TestWindow {
            Text(verbatim: "drawn").accessibilityRepresentation { Button("represented") { log.add("pressed") } }
        }
        let drawn = window.controls(RecordingTextWidget.self).first { $0.string == "drawn" }
        #expect(drawn.flatMap { window.host?.traits(of: $0.name).accessibility.isHidden } == true)
        #expect(window.controls(RecordingButton.self).count == 1)
    }

    @Test("Buttons become actions of an element") func actions() {
        let window = TestWindow {
            Text(verbatim: "a").accessibilityActions { Button("Delete") { log.add("deleted") } }
        }
        let name = window.widgetNames.first ?? ""
        let actions = window.host?.traits(of: name).accessibility.actions ?? []
        #expect(actions.map(\.name) == ["Delete"])
        actions.first?.perform()
        #expect(log.lines == ["deleted"])
    }
}

private struct UpsideDownBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.content
            configuration.label
        }
    }
}

private struct ValueFirst: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.content
            configuration.label
        }
    }
}
