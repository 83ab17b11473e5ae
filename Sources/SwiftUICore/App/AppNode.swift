/// The root of everything: holds the app value and its state, and keeps the windows up to date.
package final class AppNode<A: App>: ViewNode {
    private var app: A
    private var properties = DynamicPropertyStorage<A>()
    /// Called with what the scenes describe, at first and whenever it changes.
    private let windowsChanged: ([WindowDescription]) -> Void
    private lazy var sceneProperties = SceneProperties(self)
    private var changes: [SceneChange] = []
    /// The program's menu.
    package private(set) lazy var menu = PrimaryMenu(owner: self)

    package init(
        _ app: A, graph: Graph, environment: EnvironmentValues, windowsChanged: @escaping ([WindowDescription]) -> Void
    ) {
        self.app = app
        self.windowsChanged = windowsChanged
        super.init(graph: graph, environment: environment)
    }

    package override func evaluate() {
        flags.remove(.needsEvaluation)
        var visitor = _SceneVisitor(sceneProperties)
        sceneProperties.begin()
        tracking {
            properties.install(in: &app, for: self)
            A.Body._visit(app.body, &visitor)
        }
        follow(visitor.changes)
        menu.set(visitor.commands, hasSettings: visitor.windows.contains { $0.kind == .settings })
        windowsChanged(visitor.windows)
    }

    /// Runs the actions of scenes whose values have changed.
    private func follow(_ new: [SceneChange]) {
        let old = changes
        changes = new
        for (index, change) in new.enumerated() {
            let known = old.indices.contains(index) ? old[index].value : nil
            graph.afterCommit { change.follow(known) }
        }
    }

    package override func forEachChild(_ visit: (ViewNode) -> Void) {
        for node in menu.nodes { visit(node) }
    }

    package override var debugName: String { String(describing: A.self) }
}
