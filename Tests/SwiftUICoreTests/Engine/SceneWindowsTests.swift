import RecordingBackend
import SwiftUICore
import Testing

/// A window that only notes what it is told.
@MainActor
private final class NotedWindow: SceneWindow {
    let request: SceneWindowRequest
    var updates = 0
    var timesPresented = 0
    var isClosed = false

    init(_ request: SceneWindowRequest) {
        self.request = request
    }

    func update(_ description: WindowDescription, content: AnyView) { updates += 1 }
    func present() { timesPresented += 1 }
    func close() { isClosed = true }
}

@MainActor
@Suite("Windows of scenes")
struct SceneWindowsTests {
    private let scenes = SceneWindows<NotedWindow> { NotedWindow($0) }
    private let mistakes = Log()

    init() {
        let mistakes = mistakes
        scenes.reportMistake = { mistakes.add($0) }
    }

    private func show<S: Scene>(@SceneBuilder _ scene: () -> S) {
        var visitor = _SceneVisitor()
        S._visit(scene(), &visitor)
        scenes.update(visitor.windows)
        scenes.openFirst()
    }

    private func texts(_ window: NotedWindow) -> [String] {
        TestWindow(window.request.content).controls(RecordingTextWidget.self).map(\.string)
    }

    @Test("Only the first scene opens by itself, and never the preferences")
    func first() {
        show {
            Settings { Leaf("preferences") }
            WindowGroup { Leaf("first") }
            WindowGroup { Leaf("second") }
        }
        #expect(scenes.windows.map(\.request.sceneID) == ["main"])
    }

    @Test("Groups without an id are kept apart")
    func anonymous() {
        var visitor = _SceneVisitor()
        let scene = SceneBuilder.buildBlock(WindowGroup { Leaf("a") }, WindowGroup { Leaf("b") })
        type(of: scene)._visit(scene, &visitor)
        #expect(visitor.windows.map(\.id) == ["main", "main-2"])
    }

    @Test("A Window opens once and comes to the front the next time")
    func single() {
        show {
            WindowGroup { Leaf("first") }
            Window("Statistics", id: "statistics") { Leaf("statistics") }
        }
        scenes.open(id: "statistics", value: nil)
        scenes.open(id: "statistics", value: nil)
        #expect(scenes.windows.map(\.timesPresented) == [1, 2])
    }

    @Test("A group opens another window each time, with stored values of its own")
    func group() {
        show { WindowGroup(id: "notes") { Leaf("notes") } }
        scenes.open(id: "notes", value: nil)
        #expect(scenes.windows.map(\.request.sceneID) == ["notes", "notes-2"])
    }

    @Test("A value is shown by the group for its type, in one window")
    func values() {
        show {
            WindowGroup { Leaf("first") }
            WindowGroup(for: Int.self) { _ in Leaf("number") }
            WindowGroup(id: "text", for: String.self) { _ in Leaf("text") }
        }
        scenes.open(id: nil, value: "a")
        scenes.open(id: nil, value: "a")
        scenes.open(id: nil, value: "b")
        #expect(scenes.windows.map(\.request.sceneID) == ["main", "text=a", "text=b"])
    }

    @Test("A window is found again by the value that it has come to show")
    func changedValue() {
        show { WindowGroup(id: "text", for: String.self) { _ in Leaf("text") } }
        scenes.open(id: nil, value: "a")
        scenes.windows.last?.request.opener.valueDidChange("b")
        scenes.open(id: nil, value: "b")
        #expect(scenes.windows.count == 2)
    }

    @Test("A window is given its value")
    func content() throws {
        show { WindowGroup(for: String.self) { $text in Text(text ?? "nothing") } }
        scenes.open(id: nil, value: "a")
        let shown = scenes.windows.map { texts($0) }
        #expect(shown == [["nothing"], ["a"]])
    }

    @Test("A window without a value begins with the default")
    func defaultValue() {
        show {
            WindowGroup(for: String.self) { $text in
                Text(text)
            } defaultValue: {
                "fresh"
            }
        }
        #expect(scenes.windows.map { texts($0) } == [["fresh"]])
    }

    @Test("The preferences go with the last other window")
    func preferencesAlone() {
        show {
            WindowGroup(id: "notes") { Leaf("notes") }
            Settings { Leaf("preferences") }
        }
        scenes.open(id: "notes", value: nil)
        scenes.openSettings()
        let windows = scenes.windows
        scenes.didClose(windows[0])
        #expect(!windows[2].isClosed)
        scenes.didClose(windows[1])
        #expect(windows[2].isClosed)
    }

    @Test("dismissWindow closes the window of the view, or those of a scene")
    func dismiss() throws {
        show {
            WindowGroup(id: "notes") { Leaf("notes") }
            Window("Statistics", id: "statistics") { Leaf("statistics") }
        }
        scenes.open(id: "notes", value: nil)
        scenes.open(id: "statistics", value: nil)
        scenes.windows[1].request.opener.close(nil, nil)
        scenes.windows[1].request.opener.close("statistics", nil)
        #expect(scenes.windows.map(\.isClosed) == [false, true, true])
    }

    @Test("Views of the first window cannot dismiss it, those of others can")
    func dismissal() {
        show { WindowGroup(id: "notes") { Leaf("notes") } }
        scenes.open(id: "notes", value: nil)
        #expect(scenes.windows.map(\.request.closesOnDismiss) == [false, true])
    }

    @Test("A closed window is made anew")
    func reopened() {
        show {
            WindowGroup { Leaf("first") }
            Window("Statistics", id: "statistics") { Leaf("statistics") }
        }
        scenes.open(id: "statistics", value: nil)
        scenes.didClose(scenes.windows[1])
        scenes.open(id: "statistics", value: nil)
        #expect(scenes.windows.map(\.timesPresented) == [1, 1])
    }

    @Test("A window whose scene has gone closes")
    func gone() {
        show {
            WindowGroup { Leaf("first") }
            Window("Statistics", id: "statistics") { Leaf("statistics") }
        }
        scenes.open(id: "statistics", value: nil)
        show { WindowGroup { Leaf("first") } }
        #expect(scenes.windows.map(\.isClosed) == [false, true])
    }

    @Test("What no scene can show is a mistake that is named")
    func unknown() {
        show { WindowGroup { Leaf("first") } }
        scenes.open(id: "nowhere", value: nil)
        scenes.open(id: nil, value: 3)
        scenes.openSettings()
        #expect(
            mistakes.take() == [
                "openWindow: no scene of the program has the id \"nowhere\".",
                "openWindow: no scene of the program has windows for Int.",
                "openSettings: the program has no Settings scene.",
            ])
    }
}
