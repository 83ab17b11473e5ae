import Foundation

/// A control of the platform without views inside, told what it is called by a label that is not shown in it.
package struct PlatformLeaf<Control: PlatformControl, Label: View> {
    let control: Control
    let label: Label
}

/// What a ``PlatformLeaf`` needs to know of one kind of control.
@MainActor
package protocol PlatformControl {
    associatedtype Description: Equatable
    func makeWidget(_ backend: any Backend) -> any PlatformWidget
    /// What to show. Read inside `tracking`.
    func description(in environment: EnvironmentValues) -> Description
    /// Connects what the user does; `refresh` writes the description again.
    func connect(_ widget: any PlatformWidget, _ refresh: @escaping @MainActor () -> Void)
    func update(_ widget: any PlatformWidget, _ description: Description, label: String)
    func size(for proposal: ProposedViewSize, _ description: Description, _ graph: Graph) -> CGSize
}

extension PlatformLeaf: View {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(PlatformLeafNode(view, context))
    }
}

final class PlatformLeafNode<Control: PlatformControl, Label: View>: LeafNode<PlatformLeaf<Control, Label>> {
    private let leaf: PlatformLeafRenderNode
    private var label: SpokenLabel<Label>?
    private var shown: Control.Description

    override init(_ view: PlatformLeaf<Control, Label>, _ context: _NodeContext) {
        leaf = PlatformLeafRenderNode(graph: context.parent.graph)
        shown = view.control.description(in: context.environment)
        super.init(view, context)
        label = SpokenLabel<Label>(parent: self) { [leaf] in leaf.setNeedsCommit() }
        leaf.makeWidget = { [unowned self] in makeWidget() }
        leaf.write = { [unowned self] in self.view.control.update($0, shown, label: label?.text ?? "") }
        leaf.sizeForProposal = { [unowned self] in self.view.control.size(for: $0, shown, graph) }
        evaluate()
    }

    override var renderNode: RenderNode { leaf }

    private func makeWidget() -> any PlatformWidget {
        let widget = view.control.makeWidget(graph.backend)
        connect(widget)
        return widget
    }

    private func connect(_ widget: any PlatformWidget) {
        view.control.connect(widget) { [weak leaf] in leaf?.setNeedsCommit() }
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        if let widget = leaf.widget { connect(widget) }
        let new = tracking { view.control.description(in: environment) }
        if new != shown {
            let oldSize = leaf.sizeForProposal(.unspecified)
            shown = new
            if leaf.sizeForProposal(.unspecified) != oldSize { leaf.setNeedsLayout() }
            leaf.setNeedsCommit()
        }
        label?.set(view.label)
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let label { visit(label.node) }
    }
}

final class PlatformLeafRenderNode: RenderNode, FocusTarget {
    private var platformWidget: (any PlatformWidget)?
    var makeWidget: () -> (any PlatformWidget)? = { nil }
    var write: (any PlatformWidget) -> Void = { _ in }
    var sizeForProposal: (ProposedViewSize) -> CGSize = { _ in .zero }

    override var widget: (any PlatformWidget)? { platformWidget }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { sizeForProposal(proposal) }

    override func didEnter(_ surface: Surface) {
        guard platformWidget == nil else { return }
        platformWidget = makeWidget()
        let focusable = platformWidget as? any FocusableWidget
        focusable?.focusChanged = { [weak self] in self?.focusDidChange($0) }
    }

    // A bar of progress never has the focus.
    func requestFocus() -> Bool {
        guard let focusable = platformWidget as? any FocusableWidget else { return false }
        return graph.backend.focus(focusable)
    }

    override func willLeave(_ surface: Surface) { platformWidget = nil }

    override func commit(_ context: inout CommitContext) {
        if let platformWidget { write(platformWidget) }
    }

    override func draw(in painter: any Painter) {
        if let platformWidget { painter.draw(platformWidget) }
    }
}
