/// A view that arranges its content with a layout.
@MainActor
package protocol ArrangedView: View {
    associatedtype Arrangement: Layout
    associatedtype Content: View
    var layout: Arrangement { get }
    var content: Content { get }
}

/// The views of a closure, arranged by a layout.
package struct LayoutView<L: Layout, Content: View>: View {
    package typealias Body = Never

    package let layout: L
    package let content: Content

    package init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }

    package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(LayoutNode(view, context))
    }
}

extension LayoutView: ArrangedView {}

/// The node of any view that arranges its content with a layout.
package final class LayoutNode<V: ArrangedView>: ContainerNode<V, V.Content> {
    private let arrangement: LayoutRenderNode<V.Arrangement>
    private var lastLayout: V.Arrangement

    package override init(_ view: V, _ context: _NodeContext) {
        lastLayout = view.layout
        arrangement = LayoutRenderNode(lastLayout, graph: context.parent.graph)
        super.init(view, context)
        evaluate()
        setContent(view.content)
    }

    package override var renderNode: RenderNode { arrangement }

    package override func contentContext() -> _NodeContext {
        var context = childContext(isLazy: false)
        let axis = (lastLayout as? AnyLayout).map(\.stackAxis) ?? V.Arrangement.layoutProperties.stackOrientation
        if context.environment.stackAxis != axis { context.environment.stackAxis = axis }
        // A link that is one of several views of a row is a button of its own.
        if context.environment.isInListRow { context.environment.isInListRow = false }
        return context
    }

    package override func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        takeOver(new, changed: keys)
        content?.environmentDidChange(to: contentContext().environment, changed: keys)
    }

    package override func viewDidChange() {
        let new = view.layout
        if !ValueComparison<V.Arrangement>.shared.areEqual(&lastLayout, new) {
            lastLayout = new
            arrangement.layout = new
            // Another stack's axis: Spacers and Dividers inside turn.
            if new is AnyLayout {
                content?.environmentDidChange(
                    to: contentContext().environment, changed: [ObjectIdentifier(StackAxisKey.self)])
            }
        }
        setContent(view.content)
    }

    package override func evaluate() {
        flags.remove(.needsEvaluation)
        tracking { arrangement.layoutDirection = environment.layoutDirection }
    }

    package override func setItems(_ items: [RenderNode]) {
        arrangement.setItems(items)
    }
}

/// The axis of the stack around a view; Spacer and Divider turn by it.
struct StackAxisKey: EnvironmentKey {
    static var defaultValue: Axis? { nil }
}

extension EnvironmentValues {
    package var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}
