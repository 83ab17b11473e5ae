import Combine
import RecordingBackend
import Testing

@testable import SwiftUICore

private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
    let id: Int
    let log: Log?

    init(_ id: Int = 0, log: Log? = nil) {
        self.id = id
        self.log = log
    }

    deinit {
        let (log, id) = (log, id)
        MainActor.assumeIsolated { log?.add("freed \(id)") }
    }
}

private struct Observing: View {
    @ObservedObject var model: Model
    var body: some View { Leaf("\(model.id): \(model.name) \(model.count)") }
}

private struct Bound: View {
    @Binding var name: String
    var body: some View { Leaf("bound \(name)") }
}

private struct Passing: View {
    @ObservedObject var model: Model
    var body: some View {
        VStack {
            Leaf("count \(model.count)")
            Bound(name: $model.name)
        }
    }
}

private struct Owning: View {
    @StateObject private var model: Model
    let note: Int

    init(note: Int, make: @escaping () -> Model) {
        self.note = note
        _model = StateObject(wrappedValue: make())
    }

    var body: some View {
        VStack {
            Leaf("note \(note)")
            Observing(model: model)
        }
    }
}

private struct Finding: View {
    @EnvironmentObject var model: Model
    var body: some View {
        VStack {
            Leaf("found \(model.id) \(model.count)")
            Bound(name: $model.name)
        }
    }
}

private struct Giving: View {
    let model: Model
    var body: some View { Group { Finding() }.environmentObject(model) }
}

private struct Keeping: View {
    let isShown: Bool
    let log: Log
    var body: some View {
        VStack {
            if isShown { Owning(note: 0) { [log] in Model(1, log: log) } }
        }
    }
}

@MainActor
struct ObjectTests {
    private let log = Log()

    @Test("A view runs again when its observed object changes, and not when another one does")
    func observes() {
        let (first, second) = (Model(1), Model(2))
        let window = TestWindow(
            VStack {
                Observing(model: first); Observing(model: second)
            })
        window.settle()
        first.name = "b"
        first.count = 3
        window.turn()
        #expect(window.takeBodies() == ["Observing"])
        #expect(window.shownNames == ["1: b 3", "2: a 0"])
    }

    @Test("Given another object, a view follows that one and no longer the old one")
    func follows() {
        let (first, second) = (Model(1), Model(2))
        let window = TestWindow(Group { Observing(model: first) })
        window.setContent(Group { Observing(model: second) })
        window.settle()
        first.count = 1
        window.turn()
        #expect(window.takeBodies() == [])
        second.count = 5
        window.turn()
        #expect(window.shownNames == ["2: a 5"])
    }

    @Test("A binding to a property writes the object, and its reader runs only when that property has changed")
    func bindings() {
        let model = Model()
        let window = TestWindow(Passing(model: model))
        window.settle()
        model.count = 1
        window.turn()
        #expect(window.takeBodies() == ["Passing"])
        ObservedObject(wrappedValue: model).projectedValue.name.wrappedValue = "b"
        window.turn()
        #expect(model.name == "b")
        #expect(window.takeBodies() == ["Passing", "Bound"])
        #expect(window.shownNames == ["count 1", "bound b"])
    }

    @Test("A state object is made once and freed with its view")
    func ownsOnce() {
        let window = TestWindow(Keeping(isShown: true, log: log))
        #expect(window.shownNames == ["note 0", "1: a 0"])
        window.setContent(Keeping(isShown: true, log: log))
        window.turn()
        #expect(log.take() == [])
        window.setContent(Keeping(isShown: false, log: log))
        window.turn()
        #expect(log.take() == ["freed 1"])
    }

    @Test("The closure that makes a state object is not run for later values of the view")
    func makesOnce() {
        var made = 0
        let make = {
            made += 1
            return Model(made)
        }
        let window = TestWindow(Group { Owning(note: 0, make: make) })
        window.setContent(Group { Owning(note: 1, make: make) })
        window.turn()
        #expect(made == 1)
        #expect(window.shownNames == ["note 1", "1: a 0"])
    }

    @Test("An object in the environment is followed, and another one takes its place")
    func environmentObjects() {
        let (first, second) = (Model(1), Model(2))
        let window = TestWindow(Giving(model: first))
        first.count = 1
        window.turn()
        #expect(window.shownNames == ["found 1 1", "bound a"])
        second.name = "z"
        window.setContent(Giving(model: second))
        window.turn()
        #expect(window.shownNames == ["found 2 0", "bound z"])
        window.settle()
        window.setContent(Giving(model: second))
        window.turn()
        #expect(window.takeBodies() == [])
    }

    @Test("An object that changes on another thread reaches the screen")
    func otherThreads() async {
        nonisolated(unsafe) let subject = PassthroughSubject<Void, Never>()
        let model = Remote(subject)
        let window = TestWindow(RemoteView(model: model))
        window.settle()
        await Task.detached { subject.send(()) }.value
        while window.backend.isIdle { await Task.yield() }
        window.turn()
        #expect(window.takeBodies() == ["RemoteView"])
    }
}

private final class Remote: ObservableObject {
    let objectWillChange: PassthroughSubject<Void, Never>
    init(_ subject: PassthroughSubject<Void, Never>) { objectWillChange = subject }
}

private struct RemoteView: View {
    @ObservedObject var model: Remote
    var body: some View { Leaf("remote") }
}
