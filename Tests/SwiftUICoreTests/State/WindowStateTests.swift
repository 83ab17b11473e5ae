import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Sized: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.scenePhase) private var phase
    let log: Log

    var body: some View {
        log.add("\(name(width)) \(name(height)) \(phase)")
        return Leaf("leaf")
    }

    private func name(_ sizeClass: UserInterfaceSizeClass?) -> String { sizeClass.map { "\($0)" } ?? "nil" }
}

private struct Opening: View {
    @Environment(\.openURL) private var openURL
    let actions: OpeningActions
    var body: some View {
        actions.open = { openURL($0) { actions.accepted.append($0) } }
        return Leaf("leaf")
    }
}

@MainActor
private final class OpeningActions {
    var open: (URL) -> Void = { _ in }
    var accepted: [Bool] = []
}

@MainActor
struct WindowStateTests {
    private let log = Log()

    @Test("The size classes follow the window's size, and bodies run only when a class changes")
    func sizeClasses() {
        let backend = RecordingBackend()
        let host = WindowHost(graph: Graph(backend: backend), environment: EnvironmentValues())
        host.setContent(AnyView(Sized(log: log)))
        _ = log.take()
        for size in [CGSize(width: 800, height: 600), CGSize(width: 700, height: 600), CGSize(width: 599, height: 400)]
        {
            host.surface.resize(to: size)
            backend.turn()
        }
        #expect(log.take() == ["regular regular active", "compact compact active"])
    }

    @Test("Large text needs a wider window to be regular")
    func largeText() {
        let backend = RecordingBackend()
        var values = EnvironmentValues()
        values.dynamicTypeSize = .accessibility2
        let host = WindowHost(graph: Graph(backend: backend), environment: values)
        host.setContent(AnyView(Sized(log: log)))
        _ = log.take()
        for width in [1300.0, 1100] {
            host.surface.resize(to: CGSize(width: width, height: 600))
            backend.turn()
        }
        #expect(log.take() == ["regular regular active", "compact regular active"])
    }

    @Test("The phase of a window reaches its views")
    func phases() {
        let backend = RecordingBackend()
        let host = WindowHost(graph: Graph(backend: backend), environment: EnvironmentValues())
        host.setContent(AnyView(Sized(log: log)))
        host.state.scenePhase = .inactive
        backend.turn()
        #expect(log.take() == ["nil nil active", "nil nil inactive"])
    }

    @Test(
        "A handler opens an address itself, refuses it, or leaves it to the desktop", arguments: ["a", "b", "c", "d"])
    func opensURLs(_ path: String) throws {
        let actions = OpeningActions()
        let log = log
        var values = EnvironmentValues()
        values.openURL = OpenURLAction(system: { url in
            log.add("system \(url.lastPathComponent)")
            return true
        })
        let other = try #require(URL(string: "https://example.org/other"))
        let window = TestWindow(
            Opening(actions: actions).environment(
                \.openURL,
                OpenURLAction { url in
                    switch url.lastPathComponent {
                    case "a": .handled
                    case "b": .discarded
                    case "c": .systemAction
                    default: .systemAction(other)
                    }
                }), environment: values)
        window.turn()
        actions.open(try #require(URL(string: "https://example.org/\(path)")))
        let expected = ["a": [], "b": [], "c": ["system c"], "d": ["system other"]]
        #expect(log.take() == expected[path])
        #expect(actions.accepted == [path != "b"])
    }
}
