import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Counter: View {
    @State private var count = 0
    let name: String
    let actions: Actions

    var body: some View {
        actions.add = { count += 1 }
        actions.set = { count = $0 }
        return Leaf("\(name) \(count)")
    }
}

@MainActor
private final class Actions {
    var add: () -> Void = {}
    var set: (Int) -> Void = { _ in }
}

private struct Static: View {
    var body: some View { Leaf("static") }
}

private struct Pair: View {
    let left: Actions
    let right: Actions

    var body: some View {
        HStack {
            Counter(name: "left", actions: left)
            Counter(name: "right", actions: right)
            Static()
        }
    }
}

@MainActor
struct StateTests {
    private let left = Actions()
    private let right = Actions()

    @Test("A change of state runs the body of the view that reads it, and no other")
    func onlyTheReaderRuns() {
        let window = TestWindow(Pair(left: left, right: right))
        #expect(window.takeBodies() == ["Pair", "Counter", "Counter", "Static"])
        window.settle()
        left.add()
        #expect(window.takeOperations() == [.set("left 0", property: "name", to: "left 1")])
        #expect(window.takeBodies() == ["Counter"])
    }

    @Test("A state that gets the value it has runs no body")
    func equalValueRunsNothing() {
        let window = TestWindow(Pair(left: left, right: right))
        window.settle()
        left.set(0)
        #expect(window.takeOperations() == [])
        #expect(window.takeBodies() == [])
    }

    @Test("Many changes in one turn run the body once")
    func oneFlushPerTurn() {
        let window = TestWindow(Pair(left: left, right: right))
        window.settle()
        let before = window.backend.flushRequests
        left.add()
        left.add()
        right.add()
        window.turn()
        #expect(window.takeBodies().sorted() == ["Counter", "Counter"])
        #expect(window.backend.flushRequests == before + 1)
        #expect(window.backend.takeOperations().count == 2)
    }
}
