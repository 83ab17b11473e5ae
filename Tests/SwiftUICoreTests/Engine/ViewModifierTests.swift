import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Framed: ViewModifier {
    let title: String

    func body(content: Content) -> some View {
        VStack(spacing: 0) {
            Leaf(title)
            content
        }
    }
}

private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
        content
        content
    }
}

private struct Counting: ViewModifier {
    @State private var count = 0
    let probe: Probe

    func body(content: Content) -> some View {
        probe.actions["count"] = { count += 1 }
        return HStack {
            Leaf("count \(count)")
            content
        }
    }
}

private struct Screen: View {
    @State private var title = "title"
    @State private var text = "text"
    let probe: Probe

    var body: some View {
        probe.actions["title"] = { title = "new title" }
        probe.actions["text"] = { text = "new text" }
        return Inner(text: text).modifier(Framed(title: title))
    }
}

private struct Inner: View {
    let text: String
    var body: some View { Leaf(text) }
}

private struct Repeated: View {
    @State private var name = "a"
    let probe: Probe

    var body: some View {
        probe.actions["rename"] = { name = "b" }
        return VStack { Tally(name, probe).modifier(Twice()) }
    }
}

@MainActor
struct ViewModifierTests {
    private let probe = Probe()

    @Test("A changed modifier runs its body and not that of its content")
    func changedModifier() {
        let window = TestWindow(Screen(probe: probe))
        window.settle()
        probe("title")
        #expect(window.takeOperations() == [.set("title", property: "name", to: "new title")])
        #expect(window.takeBodies() == ["Screen", "Framed"])
    }

    @Test("A changed content does not run the modifier's body")
    func changedContent() {
        let window = TestWindow(Screen(probe: probe))
        window.settle()
        probe("text")
        #expect(window.takeOperations() == [.set("text", property: "name", to: "new text")])
        #expect(window.takeBodies() == ["Screen", "Inner"])
    }

    @Test("A modifier keeps state of its own")
    func modifierKeepsState() {
        let window = TestWindow { Leaf("content").modifier(Counting(probe: probe)) }
        window.settle()
        probe("count")
        #expect(window.takeOperations() == [.set("count 0", property: "name", to: "count 1")])
        #expect(window.takeBodies() == ["Counting"])
    }

    @Test("A content that is used twice has a state in each place, and both follow its changes")
    func contentUsedTwice() {
        let window = TestWindow(Repeated(probe: probe))
        #expect(window.widgetNames == ["a 0", "a 0"])
        probe("a")
        window.turn()
        #expect(window.widgetProperties("name") == ["a 1"])
        probe("rename")
        window.turn()
        #expect(window.widgetProperties("name").sorted() == ["b 0", "b 1"])
    }

    @Test("Joined modifiers apply one after the other")
    func joinedModifiers() {
        let window = TestWindow { Leaf("content").modifier(Framed(title: "inner").concat(Framed(title: "outer"))) }
        #expect(window.widgetNames == ["outer", "inner", "content"])
    }
}
