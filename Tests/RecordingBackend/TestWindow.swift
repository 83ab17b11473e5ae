import Foundation
import SwiftUICore

/// A window on the recording platform.
@MainActor
package final class TestWindow<Content: View> {
    package let backend: RecordingBackend
    package let graph: Graph
    package let surface: Surface
    package let root: ItemHostNode<Content>
    /// What the engine would have told the programmer.
    package private(set) var mistakes: [String] = []
    /// Sizes taken from a cache that another measurement would not give.
    package private(set) var staleSizes: [String] = []
    private let rootNode: LayoutRenderNode<TestRoot>
    private var bodies: [String] = []

    package convenience init(
        width: CGFloat = 400, height: CGFloat = 600, environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder _ content: () -> Content
    ) {
        self.init(content(), width: width, height: height, environment: environment)
    }

    package init(
        _ content: Content, width: CGFloat = 400, height: CGFloat = 600,
        environment: EnvironmentValues = EnvironmentValues(), backend: RecordingBackend = RecordingBackend(),
        isChecked: Bool = true
    ) {
        self.backend = backend
        graph = Graph(backend: backend)
        surface = Surface(graph: graph)
        root = ItemHostNode(graph: graph, environment: environment)
        rootNode = LayoutRenderNode(TestRoot(), graph: graph)
        surface.setLayoutRoot(rootNode)
        root.itemsChanged = { [rootNode] in rootNode.setItems($0) }
        if isChecked { observe() }
        root.setContent(content)
        surface.resize(to: CGSize(width: width, height: height))
        turn()
    }

    private func observe() {
        graph.bodyObserver = { [weak self] in self?.bodies.append($0.debugName) }
        graph.reportMistake = { [weak self] in self?.mistakes.append($0) }
        var isChecking = false
        graph.checkMeasurement = { [weak self] node, proposal, known in
            guard !isChecking else { return }
            isChecking = true
            defer { isChecking = false }
            let fresh = node.measureAfresh(proposal)
            if fresh != known { self?.staleSizes.append("\(type(of: node)) for \(proposal): \(known), now \(fresh)") }
        }
    }

    package var host: RecordingHost? { surface.host as? RecordingHost }

    /// The items at the top of the content.
    package var items: [RenderNode] { rootNode.children }

    package func setContent(_ content: Content) {
        root.setContent(content)
    }

    /// Takes the window's content out for good.
    package func close() {
        root.unmount()
        surface.tearDown()
    }

    package func turn() { backend.turn() }
    package func advance(by duration: TimeInterval) { backend.advance(by: duration) }

    /// The names of the views whose bodies have run since the last time.
    package func takeBodies() -> [String] {
        defer { bodies = [] }
        return bodies
    }

    /// Ends the turn and gives what it made the platform do.
    package func takeOperations() -> [Operation] {
        turn()
        return backend.takeOperations()
    }

    /// Forgets what has happened so far.
    package func settle() {
        turn()
        _ = takeBodies()
        _ = backend.takeOperations()
    }

    /// Where the widget of that name is shown.
    package func frame(of name: String) -> CGRect? { host?.frame(of: name) }

    /// The names of the widgets that are shown, in order.
    package var widgetNames: [String] { host?.widgets.map { ($0 as? RecordingWidget)?.name ?? "?" } ?? [] }

    /// What was written to a property of the widgets, in order; a widget to which it was never written is left out.
    package func widgetProperties(_ property: String) -> [String] {
        host?.widgets.compactMap { ($0 as? RecordingWidget)?.properties[property] } ?? []
    }

    /// What the window's picture is made of.
    package var picture: [String] {
        let painter = RecordingPainter()
        surface.draw(in: painter)
        return painter.items
    }

    /// The paths that the window's picture is made of.
    package var drawing: [RecordingPainter.Fill] {
        let painter = RecordingPainter()
        surface.draw(in: painter)
        return painter.fills
    }
}
