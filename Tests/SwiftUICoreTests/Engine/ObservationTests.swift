import Foundation
import Observation
import RecordingBackend
import Testing

@testable import SwiftUICore

@Observable
private final class Model: @unchecked Sendable {
    var title = "title"
    var count = 0
    var usesCount = true
}

private struct Title: View {
    let model: Model
    var body: some View { Leaf(model.title) }
}

private struct Count: View {
    let model: Model
    var body: some View { Leaf(model.usesCount ? "count \(model.count)" : "no count") }
}

private struct Screen: View {
    let model: Model

    var body: some View {
        VStack {
            Title(model: model)
            Count(model: model)
        }
    }
}

private struct Editor: View {
    @Bindable var model: Model
    let probe: Probe

    var body: some View {
        Inner(text: $model.title, probe: probe)
    }

    struct Inner: View {
        @Binding var text: String
        let probe: Probe

        var body: some View {
            probe.actions["edit"] = { text += "!" }
            return Leaf(text)
        }
    }
}

private struct FromEnvironment: View {
    @Environment(Model.self) private var model
    var body: some View { Leaf(model.title) }
}

private struct Holder: View {
    let model: Model
    var body: some View { FromEnvironment().environment(model) }
}

@MainActor
struct ObservationTests {
    private let model = Model()

    @Test("A change of one property of an observable object runs the bodies that read this property")
    func onePropertyRunsItsReaders() {
        let window = TestWindow(Screen(model: model))
        window.settle()
        model.count += 1
        #expect(window.takeOperations() == [.set("count 0", property: "name", to: "count 1")])
        #expect(window.takeBodies() == ["Count"])
    }

    @Test("A property that the body no longer reads no longer runs it")
    func formerReadIsForgotten() {
        let window = TestWindow(Screen(model: model))
        model.usesCount = false
        window.settle()
        model.count += 1
        window.turn()
        #expect(window.takeBodies() == [])
    }

    @Test("A binding to a property of an observable object reads and writes it")
    func bindableWrites() {
        let probe = Probe()
        let window = TestWindow(Editor(model: model, probe: probe))
        window.settle()
        probe("edit")
        window.turn()
        #expect(model.title == "title!")
        #expect(window.takeBodies() == ["Inner"])
        #expect(window.widgetProperties("name") == ["title!"])
    }

    @Test("An observable object in the environment is found by its type, and its changes run the reader")
    func objectComesFromTheEnvironment() {
        let window = TestWindow { FromEnvironment().environment(model) }
        window.settle()
        model.title = "new"
        #expect(window.takeOperations() == [.set("title", property: "name", to: "new")])
        #expect(window.takeBodies() == ["FromEnvironment"])
    }

    @Test("Another object in the environment runs the reader")
    func anotherObjectRunsTheReader() {
        let other = Model()
        other.title = "other"
        let window = TestWindow(Holder(model: model))
        window.settle()
        window.setContent(Holder(model: other))
        #expect(window.takeOperations() == [.set("title", property: "name", to: "other")])
    }

    @Test("A change that another thread makes comes to the screen in a later turn")
    func anotherThreadMayChange() async {
        let window = TestWindow(Screen(model: model))
        window.settle()
        Thread.detachNewThread { [model] in model.title = "from afar" }
        while window.backend.isIdle { await Task.yield() }
        window.turn()
        #expect(window.widgetProperties("name") == ["from afar"])
    }
}
