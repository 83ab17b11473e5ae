import RecordingBackend
import Testing

@testable import SwiftUICore

extension FocusedValues {
    fileprivate var name: String? {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}

private struct NameKey: FocusedValueKey {
    typealias Value = String
}

private struct Reader: View {
    @FocusedValue(\.name) private var name
    let log: Log

    init(log: Log) {
        self.log = log
    }

    var body: some View {
        log.add(name ?? "none")
        return Leaf("reader")
    }
}

@MainActor
@Suite("Focused values")
struct FocusedValuesTests {
    private let log = Log()

    private func field(_ window: TestWindow<some View>, _ number: Int) throws -> RecordingTextField {
        let fields = window.controls(RecordingTextField.self)
        return try #require(fields.indices.contains(number) ? fields[number] : nil)
    }

    @Test("A view gives its value while the focus is in it")
    func focus() throws {
        let window = TestWindow {
            VStack {
                Reader(log: log)
                TextField("a", text: .constant("")).focusedValue(\.name, "first")
                TextField("b", text: .constant("")).focusedValue(\.name, "second")
            }
        }
        try field(window, 1).focus(true)
        window.turn()
        try field(window, 1).focus(false)
        try field(window, 0).focus(true)
        window.turn()
        #expect(log.take() == ["none", "second", "first"])
    }

    @Test("The value nearest to the focus counts, and nil leaves it to the view around")
    func nesting() throws {
        let window = TestWindow {
            VStack {
                Reader(log: log)
                VStack {
                    TextField("a", text: .constant("")).focusedValue(\.name, "inner")
                    TextField("b", text: .constant("")).focusedValue(\.name, nil)
                }
                .focusedValue(\.name, "outer")
            }
        }
        try field(window, 0).focus(true)
        window.turn()
        try field(window, 1).focus(true)
        window.turn()
        #expect(log.take() == ["none", "inner", "outer"])
    }

    @Test("A window's value is there without any focus, and goes with its view")
    func scene() {
        let window = TestWindow(
            AnyView(
                VStack {
                    Reader(log: log)
                    Leaf("a").focusedSceneValue(\.name, "scene")
                }))
        #expect(log.take().last == "scene")
        window.setContent(AnyView(Reader(log: log)))
        window.turn()
        #expect(log.take().last == "none")
    }

    @Test("An equal value runs no reader again")
    func equal() {
        let window = TestWindow(
            AnyView(
                VStack {
                    Reader(log: log)
                    Leaf("a").focusedSceneValue(\.name, "scene")
                }))
        _ = log.take()
        window.setContent(
            AnyView(
                VStack {
                    Reader(log: log)
                    Leaf("a").focusedSceneValue(\.name, "scene")
                }))
        window.turn()
        #expect(log.take().isEmpty)
    }

    @Test("Only the window in use gives its values")
    func windows() {
        let (other, own) = (WindowOpener(), WindowOpener())
        var environment = EnvironmentValues()
        environment.windowOpener = own
        let window = TestWindow(environment: environment) {
            VStack {
                Reader(log: log)
                Leaf("a").focusedSceneValue(\.name, "own")
            }
        }
        window.graph.activeWindow = own
        window.turn()
        window.graph.activeWindow = other
        window.turn()
        #expect(log.take().suffix(2) == ["own", "none"])
    }
}
