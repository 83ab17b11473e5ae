import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Field: View {
    typealias Body = Never
    let name: String

    static func _makeNode(_ view: Field, _ context: _NodeContext) -> _NodeHandle<Field> {
        _NodeHandle(FieldNode(view, context))
    }
}

private final class FieldNode: LeafNode<Field> {
    private let field: FieldRenderNode

    override init(_ view: Field, _ context: _NodeContext) {
        field = FieldRenderNode(view.name, graph: context.parent.graph)
        super.init(view, context)
    }

    override var renderNode: RenderNode { field }
    override func viewDidChange() {}
}

private final class FieldRenderNode: RenderNode, FocusTarget {
    private let name: String
    private var control: RecordingWidget?

    init(_ name: String, graph: Graph) {
        self.name = name
        super.init(graph: graph)
    }

    override var widget: (any PlatformWidget)? { control }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 10, height: 10) }

    override func didEnter(_ surface: Surface) {
        guard let backend = graph.backend as? RecordingBackend else { return }
        let new = RecordingWidget(name, backend: backend)
        new.focusObserver = { [weak self] in self?.focusDidChange($0) }
        control = new
        surface.widgetsDidChange()
    }
}

private enum Place: Hashable { case first, second, nowhere }

private struct Fields: View {
    @FocusState private var place: Place?
    var hasSecond = true
    var start: Place?
    let actions: FocusActions

    var body: some View {
        actions.go = { place = $0 }
        actions.place = { place }
        return VStack {
            Leaf("at \(place.map { "\($0)" } ?? "none")")
            Field(name: "first").focused($place, equals: .first)
            if hasSecond { Field(name: "second").focused($place, equals: .second) }
        }
        .onAppear { if let start { place = start } }
    }
}

private struct Single: View {
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack {
            Leaf(isFocused ? "on" : "off")
            Field(name: "field").focused($isFocused)
        }
        .defaultFocus($isFocused, true)
    }
}

private struct Form: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""
    var body: some View {
        VStack {
            Leaf(isFocused ? "on" : "off")
            TextField("Name", text: $text).focused($isFocused)
        }
        .onAppear { isFocused = true }
    }
}

@MainActor
private final class FocusActions {
    var go: (Place?) -> Void = { _ in }
    var place: () -> Place? = { nil }
}

@MainActor
struct FocusTests {
    private let actions = FocusActions()

    private func widget<V: View>(_ name: String, in window: TestWindow<V>) -> RecordingWidget? {
        window.host?.widgets.compactMap { $0 as? RecordingWidget }.first { $0.name == name }
    }

    @Test("Setting the value moves the keyboard's focus, and nil gives it up")
    func setting() {
        let window = TestWindow(Fields(actions: actions))
        actions.go(.second)
        window.turn()
        #expect(window.backend.focusedWidget?.name == "second")
        #expect(window.shownNames.first == "at second")
        actions.go(.first)
        window.turn()
        #expect(window.backend.focusedWidget?.name == "first")
        actions.go(nil)
        window.turn()
        #expect(window.backend.focusedWidget == nil)
        #expect(window.shownNames.first == "at none")
    }

    @Test("A control that is on screen only when its window has a size gets the focus then")
    func later() {
        let backend = RecordingBackend()
        let graph = Graph(backend: backend)
        let host = WindowHost(graph: graph, environment: EnvironmentValues())
        host.setContent(AnyView(List { Fields(start: .second, actions: actions) }))
        backend.turn()
        #expect(backend.focusedWidget == nil)
        host.surface.resize(to: CGSize(width: 400, height: 400))
        backend.turn()
        #expect(backend.focusedWidget?.name == "second")
        #expect(actions.place() == .second)
    }

    @Test("The value follows the focus that the person moves")
    func following() throws {
        let window = TestWindow(Fields(actions: actions))
        _ = window.backend.focus(try #require(widget("first", in: window)))
        window.turn()
        #expect(window.shownNames.first == "at first")
        _ = window.backend.focus(try #require(widget("second", in: window)))
        window.turn()
        #expect(window.shownNames.first == "at second")
    }

    @Test("A value that no control answers to falls back to none")
    func nobodyAnswers() {
        let window = TestWindow(Fields(actions: actions))
        actions.go(.nowhere)
        window.turn()
        #expect(actions.place() == nil)
        #expect(window.shownNames.first == "at none")
    }

    @Test("A control that comes with the change gets the focus, and one that goes takes it along")
    func comingAndGoing() {
        let window = TestWindow(Fields(hasSecond: false, actions: actions))
        window.setContent(Fields(hasSecond: true, actions: actions))
        actions.go(.second)
        window.turn()
        #expect(window.backend.focusedWidget?.name == "second")
        window.setContent(Fields(hasSecond: false, actions: actions))
        window.turn()
        #expect(window.shownNames.first == "at none")
    }

    @Test("Focus set when the view appears arrives")
    func onAppear() {
        let window = TestWindow(Fields(start: .second, actions: actions))
        window.turn()
        #expect(window.backend.focusedWidget?.name == "second")
    }

    @Test("A default focus is taken when the view appears")
    func byDefault() {
        let window = TestWindow(Single())
        window.turn()
        #expect(window.shownNames == ["on", "field"])
    }

    @Test("A text field takes the focus and tells of it")
    func textFields() {
        let window = TestWindow(Form())
        window.turn()
        #expect(window.backend.focusedWidget is RecordingTextField)
        #expect(window.shownNames.first == "on")
    }
}
