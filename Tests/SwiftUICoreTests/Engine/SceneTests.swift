import Observation
import RecordingBackend
import SwiftUICore
import Testing

@Observable
private final class Store {}

private struct Reader: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(Store.self) private var store: Store?
    let log: Log

    var body: some View {
        log.add("\(colorScheme), has a store: \(store != nil)")
        return Leaf("reader")
    }
}

@MainActor
@Suite("Scenes")
struct SceneTests {
    private func windows<S: Scene>(of scene: S) -> [WindowDescription] {
        var visitor = _SceneVisitor()
        S._visit(scene, &visitor)
        return visitor.windows
    }

    @Test("A scene gives its environment to the views of its windows")
    func environment() throws {
        let log = Log()
        let scene = WindowGroup { Reader(log: log) }.environment(\.colorScheme, .dark).environment(Store())
        let description = try #require(windows(of: scene).first)
        _ = TestWindow(description.content)
        #expect(log.take() == ["dark, has a store: true"])
    }

    @Test("A Window has the id that it was given")
    func window() {
        #expect(windows(of: Window("Overview", id: "overview") { Leaf("content") }).map(\.id) == ["overview"])
    }
}
