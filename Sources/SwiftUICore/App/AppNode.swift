/// The root of everything: holds the app value and its state, and keeps the windows up to date.
package final class AppNode<A: App>: ViewNode {
    private var app: A
    private var properties = DynamicPropertyStorage<A>()
    /// Called with what the scenes describe, at first and whenever it changes.
    private let windowsChanged: ([WindowDescription]) -> Void

    package init(
        _ app: A, graph: Graph, environment: EnvironmentValues, windowsChanged: @escaping ([WindowDescription]) -> Void
    ) {
        self.app = app
        self.windowsChanged = windowsChanged
        super.init(graph: graph, environment: environment)
    }

    package override func evaluate() {
        flags.remove(.needsEvaluation)
        var visitor = _SceneVisitor()
        tracking {
            properties.install(in: &app, for: self)
            A.Body._visit(app.body, &visitor)
        }
        windowsChanged(visitor.windows)
    }

    package override var debugName: String { String(describing: A.self) }
}
