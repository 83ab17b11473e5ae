import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Toggled: View {
    @State private var isFirst = true
    let probe: Probe
    var lives: Lives?

    var body: some View {
        probe.actions["toggle"] = { isFirst.toggle() }
        return VStack {
            if isFirst {
                Tally("a", probe, lives: lives)
            } else {
                Tally("b", probe, lives: lives)
            }
        }
    }
}

private struct SameTypeBranches: View {
    @State private var isFirst = true
    let probe: Probe

    var body: some View {
        probe.actions["toggle"] = { isFirst.toggle() }
        return VStack {
            if isFirst {
                Tally("x", probe)
            } else {
                Tally("x", probe)
            }
            Tally("beside", probe)
        }
    }
}

private enum Stage { case one, two, three }

private struct Switched: View {
    @State private var stage = Stage.one
    let probe: Probe

    var body: some View {
        probe.actions["two"] = { stage = .two }
        probe.actions["three"] = { stage = .three }
        return VStack {
            switch stage {
            case .one: Tally("one", probe)
            case .two: Tally("two", probe)
            case .three: Leaf("three")
            }
        }
    }
}

private struct Erased: View {
    @State private var isText = true
    @State private var name = "first"
    let probe: Probe

    var body: some View {
        probe.actions["rename"] = { name = "second" }
        probe.actions["change type"] = { isText.toggle() }
        return VStack { isText ? AnyView(Tally(name, probe)) : AnyView(HStack { Tally(name, probe) }) }
    }
}

private struct Optionals: View {
    @State private var shows = false
    let probe: Probe

    var body: some View {
        probe.actions["toggle"] = { shows.toggle() }
        return VStack {
            Leaf("before")
            if shows { Tally("between", probe) }
            Leaf("after")
        }
    }
}

@MainActor
struct IdentityTests {
    private let probe = Probe()

    @Test("A branch that comes back starts anew")
    func branchStartsAnew() {
        let window = TestWindow(Toggled(probe: probe))
        probe("a")
        window.turn()
        probe("toggle")
        window.turn()
        #expect(window.widgetNames == ["b 0"])
        probe("toggle")
        window.turn()
        #expect(window.widgetNames == ["a 0"])
    }

    @Test("Two branches of one type are two identities; what stands beside keeps its state")
    func branchesOfOneType() {
        let window = TestWindow(SameTypeBranches(probe: probe))
        probe("x")
        probe("beside")
        window.turn()
        #expect(window.widgetProperties("name") == ["x 1", "beside 1"])
        probe("toggle")
        window.turn()
        #expect(window.widgetNames == ["x 0", "beside 0"])
        #expect(window.widgetProperties("name") == ["beside 1"])
    }

    @Test("Each case of a switch is an identity")
    func casesOfASwitch() {
        let window = TestWindow(Switched(probe: probe))
        #expect(window.widgetNames == ["one 0"])
        probe("two")
        window.turn()
        #expect(window.widgetNames == ["two 0"])
        probe("three")
        window.turn()
        #expect(window.widgetNames == ["three"])
    }

    @Test("An AnyView keeps its identity while the type inside stays, and loses it with the type")
    func typeInsideAnyView() {
        let window = TestWindow(Erased(probe: probe))
        probe("first")
        probe("rename")
        window.turn()
        #expect(window.widgetProperties("name") == ["second 1"])
        probe("change type")
        window.turn()
        #expect(window.widgetNames == ["second 0"])
        #expect(window.widgetProperties("name") == [])
    }

    @Test("An optional view comes and goes in its place")
    func optionalComesAndGoes() {
        let window = TestWindow(Optionals(probe: probe))
        #expect(window.widgetNames == ["before", "after"])
        probe("toggle")
        window.turn()
        #expect(window.widgetNames == ["before", "between 0", "after"])
        #expect(window.frame(of: "after")?.minY == 36)
        probe("toggle")
        window.turn()
        #expect(window.widgetNames == ["before", "after"])
        #expect(window.frame(of: "after")?.minY == 18)
    }

    @Test("State lives exactly as long as its view's identity")
    func stateIsFreed() {
        let lives = Lives()
        var window: TestWindow<Toggled>? = TestWindow(Toggled(probe: probe, lives: lives))
        #expect(lives.count == 1)
        probe("toggle")
        window?.turn()
        probe.actions = [:]
        #expect(lives.count == 1)
        window?.close()
        window = nil
        #expect(lives.count == 0)
    }

    @Test("The nodes of a closed window are freed")
    func nodesAreFreed() {
        weak var graph: Graph?
        weak var item: RenderNode?
        weak var node: ViewNode?
        do {
            let window = TestWindow(Toggled(probe: probe))
            graph = window.graph
            item = window.items.first
            window.root.forEachChild { node = $0 }
            #expect(item != nil && node != nil)
            probe.actions = [:]
            window.close()
        }
        #expect(graph == nil)
        #expect(item == nil)
        #expect(node == nil)
    }
}
