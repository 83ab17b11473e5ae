import Foundation

/// A view whose content depends on its size and place. It takes all the room that is offered; its content begins at the
/// top leading corner.
public struct GeometryReader<Content: View>: View {
    public typealias Body = Never

    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a view whose content is made with its size and place at hand.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(GeometryReaderNode(view, context))
    }
}

/// A node whose content is only made in layout.
@MainActor
protocol GeometryDependent {
    var knowsGeometry: Bool { get }
}

extension ViewNode {
    /// Whether the content of a geometry reader in this node is still to be made.
    var containsUnknownGeometry: Bool {
        if let reader = self as? any GeometryDependent, !reader.knowsGeometry { return true }
        var isUnknown = false
        forEachChild { if !isUnknown { isUnknown = $0.containsUnknownGeometry } }
        return isUnknown
    }
}

/// Makes the content in layout, when the size is known, and again when it has changed.
final class GeometryReaderNode<Content: View>: ContainerNode<GeometryReader<Content>, Content>, GeometryDependent {
    private(set) var knowsGeometry = false
    private let geometry: GeometryRenderNode

    override init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
        geometry = GeometryRenderNode(graph: context.parent.graph)
        super.init(view, context)
        geometry.build = { [weak self] in self?.evaluate() }
        geometry.framesDidChange = { [weak self] in
            guard let self else { return }
            graph.invalidate(self)
        }
    }

    override var renderNode: RenderNode { geometry }

    override func contentContext() -> _NodeContext {
        var context = childContext(isLazy: false)
        if context.environment.stackAxis != nil { context.environment.stackAxis = nil }
        return context
    }

    override func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        super.environmentDidChange(to: new, changed: keys)
        content?.environmentDidChange(to: contentContext().environment, changed: keys)
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        guard geometry.hasGeometry else { return }
        graph.bodyWillRun(self)
        let content = tracking { view.content(geometry.makeProxy()) }
        setContent(content)
        guard !knowsGeometry else { return }
        knowsGeometry = true
        preferencesDidChange()
    }
}
