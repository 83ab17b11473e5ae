@testable import Combine
import Testing

private class Base: ObservableObject {
    @Published var inherited = 0
}

private final class Model: Base {
    @Published var name = "a"
    var plain = 0
}

private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var name = "a"
}

private final class Bare: ObservableObject {}

@MainActor private final class Isolated: ObservableObject {
    @Published private(set) var items: [Int] = []
    func add(_ item: Int) { items.append(item) }
}

@Suite struct ObservableObjectTests {
    @Test("objectWillChange is sent before a published property changes") func sendsBefore() {
        let model = Model()
        var seen: [String] = []
        let cancellable = model.objectWillChange.sink { seen.append(model.name) }
        model.name = "b"
        #expect(seen == ["a"])
        #expect(model.name == "b")
        cancellable.cancel()
        model.name = "c"
        #expect(seen == ["a"])
    }

    @Test("a superclass's published properties announce their changes too") func superclass() {
        let model = Model()
        var count = 0
        let cancellable = model.objectWillChange.sink { count += 1 }
        model.inherited = 1
        (model as Base).inherited = 2
        #expect(count == 2)
        cancellable.cancel()
    }

    @Test("an object always gives the same objectWillChange") func samePublisher() {
        let model = Model()
        #expect(model.objectWillChange === model.objectWillChange)
        #expect(model.objectWillChange === (model as Base).objectWillChange)
        #expect(model.objectWillChange !== Model().objectWillChange)
        let bare = Bare()
        #expect(bare.objectWillChange === bare.objectWillChange)
    }

    @Test("an object and its publishers' table entries die with it") func noLeak() {
        weak var dead: Model?
        do {
            let model = Model()
            _ = model.objectWillChange
            _ = model.$name
            dead = model
        }
        #expect(dead == nil)
        for _ in 0..<1000 { _ = Bare().objectWillChange }
        #expect(ObjectPublisherTable.shared.count < 500)
    }

    @Test("an objectWillChange of its own is left to the class") func customPublisher() {
        let custom = Custom()
        var count = 0
        let cancellable = custom.objectWillChange.sink { count += 1 }
        custom.name = "b"
        #expect(count == 0)
        custom.objectWillChange.send()
        #expect(count == 1)
        cancellable.cancel()
    }

    @Test("a published property sends its current value, then each new one before it is set") func projected() {
        let model = Model()
        var seen: [String] = []
        let cancellable = model.$name.sink { seen.append("\($0) was \(model.name)") }
        model.name = "b"
        #expect(seen == ["a was a", "b was a"])
        cancellable.cancel()
    }

    @Test("one who subscribes while a change is announced does not miss it") func subscribeDuringChange() {
        let model = Model()
        var late: [String] = []
        var cancellables = Set<AnyCancellable>()
        model.objectWillChange.first().sink {
            model.$name.sink { late.append($0) }.store(in: &cancellables)
        }.store(in: &cancellables)
        model.name = "b"
        #expect(late.last == "b")
    }

    @Test("changing a published array in place announces one change") func inPlace() async {
        let count = await MainActor.run {
            let model = Isolated()
            var count = 0
            let cancellable = model.objectWillChange.sink { count += 1 }
            model.add(1)
            model.add(2)
            cancellable.cancel()
            return count + model.items.count * 10
        }
        #expect(count == 22)
    }

    @Test("assign(to:) writes into a published property and announces it, until the object dies") func assignTo() {
        let source = PassthroughSubject<String, Never>()
        weak var dead: Model?
        do {
            let model = Model()
            dead = model
            var count = 0
            let cancellable = model.objectWillChange.sink { count += 1 }
            source.assign(to: &model.$name)
            source.send("z")
            #expect(model.name == "z")
            #expect(count == 1)
            cancellable.cancel()
        }
        #expect(dead == nil)
        source.send("nobody")
    }
}
