import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct NestedStyleTests {
    private func texts(_ window: TestWindow<some View>) -> [String] {
        window.controls(RecordingTextWidget.self).map(\.string)
    }

    @Test("A label's style may show the label itself, which then has the label's own looks")
    func labelInItsStyle() {
        let window = TestWindow {
            Label("Tea", systemImage: "cup.and.saucer").labelStyle(Starred())
        }
        #expect(texts(window).contains("Tea"))
        #expect(texts(window).filter { $0 == "*" }.count == 1)
    }

    @Test("What a style styles further has the style that held before")
    func outerStyle() throws {
        let window = TestWindow {
            Toggle("Lamp", isOn: .constant(true)).toggleStyle(Framed("a")).toggleStyle(Framed("b"))
                .toggleStyle(.checkbox)
        }
        #expect(texts(window) == ["a", "b", "Lamp"])
        let box = try #require(window.controls(RecordingButton.self).first)
        #expect(box.properties["label"] == "Lamp")
    }

    @Test("A style may give what it styles further another style")
    func styleInsideStyle() throws {
        let window = TestWindow {
            Toggle("Lamp", isOn: .constant(true)).toggleStyle(Boxed())
        }
        let box = try #require(window.controls(RecordingButton.self).first)
        #expect(box.properties["on"] == "true")
    }

    @Test("A progress view and a button may stand in their own styles")
    func otherControls() throws {
        let log = Log()
        let window = TestWindow {
            VStack {
                ProgressView("Load", value: 0.5).progressViewStyle(Counted())
                Button("Go") { log.add("went") }.buttonStyle(Doubled())
            }
        }
        #expect(texts(window).contains("50"))
        let buttons = window.controls(RecordingButton.self)
        #expect(buttons.count == 2)
        buttons.last?.click()
        #expect(log.lines == ["went"])
    }

    @Test("A style holds for controls in the content of the control that it styles")
    func styleInContent() {
        let window = TestWindow {
            Button {
            } label: {
                Label("Tea", systemImage: "cup.and.saucer")
            }
            .buttonStyle(Plainest()).labelStyle(Starred())
        }
        #expect(texts(window).filter { $0 == "*" }.count == 1)
        let nested = TestWindow {
            Toggle(isOn: .constant(true)) {
                Toggle("Inner", isOn: .constant(true))
            }
            .toggleStyle(Framed("a"))
        }
        #expect(texts(nested).filter { $0 == "a" }.count == 2)
    }

    @Test("A style that changes reaches the control that it styles further")
    func changedStyle() throws {
        let window = TestWindow(ChangingFrame())
        #expect(texts(window).first == "1")
        try #require(window.controls(RecordingButton.self).first { $0.properties["label"] == "More" }).click()
        window.turn()
        #expect(texts(window).first == "2")
    }
}

private struct Starred: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Label(configuration)
            Text("*")
        }
    }
}

private struct Framed: ToggleStyle {
    let name: String

    init(_ name: String) { self.name = name }

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(name)
            Toggle(configuration)
        }
    }
}

private struct Boxed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).toggleStyle(.checkbox)
    }
}

private struct Counted: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration)
        Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100))")
    }
}

private struct Doubled: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
        Button("Again") { configuration.trigger() }
    }
}

private struct Plainest: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct ChangingFrame: View {
    @State private var count = 1

    var body: some View {
        VStack {
            Toggle("Lamp", isOn: .constant(true)).toggleStyle(Framed("\(count)"))
            Button("More") { count += 1 }
        }
    }
}
