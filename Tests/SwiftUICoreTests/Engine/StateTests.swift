import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Counter: View {
    @State private var count = 0
    let name: String
    let probe: Probe

    var body: some View {
        probe.actions["\(name).add"] = { count += 1 }
        probe.actions["\(name).same"] = { count = count }
        return Leaf("\(name) \(count)")
    }
}

private struct Static: View {
    var body: some View { Leaf("static") }
}

private struct Pair: View {
    let probe: Probe

    var body: some View {
        HStack {
            Counter(name: "left", probe: probe)
            Counter(name: "right", probe: probe)
            Static()
        }
    }
}

private struct Unread: View {
    @State private var count = 0
    let probe: Probe

    var body: some View {
        probe.actions["add"] = { count += 1 }
        return Leaf("fixed")
    }
}

private struct InitialValue: View {
    @State private var text: String
    let probe: Probe

    init(_ text: String, probe: Probe) {
        _text = State(initialValue: text)
        self.probe = probe
    }

    var body: some View {
        probe.actions["shout"] = { text = text.uppercased() }
        return Leaf(text)
    }
}

private struct Background: View {
    @State private var text = "waiting"
    let probe: Probe

    var body: some View {
        let binding = $text
        probe.actions["work"] = {
            Thread.detachNewThread { binding.wrappedValue = "done" }
        }
        return Leaf(text)
    }
}

@MainActor
struct StateTests {
    private let probe = Probe()

    @Test("A change of state runs the body of the view that reads it, and no other")
    func onlyTheReaderRuns() {
        let window = TestWindow(Pair(probe: probe))
        #expect(window.takeBodies() == ["Pair", "Counter", "Counter", "Static"])
        window.settle()
        probe("left.add")
        #expect(window.takeOperations() == [.set("left 0", property: "name", to: "left 1")])
        #expect(window.takeBodies() == ["Counter"])
    }

    @Test("A state that gets the value it has runs no body")
    func equalValueRunsNothing() {
        let window = TestWindow(Pair(probe: probe))
        window.settle()
        probe("left.same")
        #expect(window.takeOperations() == [])
        #expect(window.takeBodies() == [])
    }

    @Test("Many changes in one turn are brought to the screen by one flush")
    func oneFlushPerTurn() {
        let window = TestWindow(Pair(probe: probe))
        window.settle()
        let before = window.backend.flushRequests
        probe("left.add")
        probe("left.add")
        probe("right.add")
        window.turn()
        #expect(window.takeBodies() == ["Counter", "Counter"])
        #expect(window.backend.flushRequests == before + 1)
        #expect(Set(window.widgetProperties("name")) == ["left 2", "right 1"])
    }

    @Test("A change of a state that the body does not read runs no body")
    func unreadStateRunsNothing() {
        let window = TestWindow(Unread(probe: probe))
        window.settle()
        probe("add")
        #expect(window.takeOperations() == [])
        #expect(window.takeBodies() == [])
    }

    @Test("A later initial value does not touch the state")
    func laterInitialValueIsIgnored() {
        let window = TestWindow(InitialValue("first", probe: probe))
        probe("shout")
        window.setContent(InitialValue("second", probe: probe))
        window.turn()
        #expect(window.widgetProperties("name") == ["FIRST"])
    }

    @Test("A state that another thread sets comes to the screen in a later turn")
    func anotherThreadMaySet() async {
        let window = TestWindow(Background(probe: probe))
        probe("work")
        while window.backend.isIdle { await Task.yield() }
        window.turn()
        #expect(window.widgetProperties("name") == ["done"])
    }
}
