import Foundation

/// A switch of the platform, without a label on the screen.
struct PlatformSwitch<Label: View> {
    let isOn: Binding<Bool>
    let tint: Color?
    /// What the switch is called by screen readers.
    let label: Label
}

extension PlatformSwitch: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(PlatformSwitchNode(view, context))
    }
}

final class PlatformSwitchNode<Label: View>: LeafNode<PlatformSwitch<Label>> {
    private let control: SwitchRenderNode
    private var label: SpokenLabel<Label>?

    override init(_ view: PlatformSwitch<Label>, _ context: _NodeContext) {
        control = SwitchRenderNode(graph: context.parent.graph)
        super.init(view, context)
        control.changed = { [weak self] in self?.view.isOn.wrappedValue = $0 }
        let label = SpokenLabel<Label>(parent: self) { [control] in control.setNeedsCommit() }
        self.label = label
        control.label = { [unowned label] in label.text }
        evaluate()
    }

    override var renderNode: RenderNode { control }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        control.description = tracking {
            var description = SwitchDescription()
            description.isOn = view.isOn.wrappedValue
            description.isEnabled = environment.isEnabled
            description.shortcut = environment.keyboardShortcut
            description.tint =
                view.tint?.resolve(in: environment)
                ?? environment.tintStyle?.paint(in: environment).representativeColor
            return description
        }
        label?.set(view.label)
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let label { visit(label.node) }
    }
}

final class SwitchRenderNode: RenderNode, FocusTarget {
    private var control: (any SwitchWidget)?
    var changed: @MainActor (Bool) -> Void = { _ in }
    var label: () -> String = { "" }
    var description = SwitchDescription() {
        didSet { if description != oldValue { setNeedsCommit() } }
    }

    override var widget: (any PlatformWidget)? { control }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { graph.backend.switchSize }

    override func didEnter(_ surface: Surface) {
        guard control == nil else { return }
        let new = graph.backend.makeSwitch()
        new.focusChanged = { [weak self] in self?.focusDidChange($0) }
        new.changed = { [weak self] isOn in
            guard let self else { return }
            changed(isOn)
            // A binding that refuses the value leaves the switch where it was.
            setNeedsCommit()
        }
        control = new
    }

    override func willLeave(_ surface: Surface) { control = nil }

    override func commit(_ context: inout CommitContext) {
        var shown = description
        shown.spokenLabel = label()
        control?.update(shown)
    }

    override func draw(in painter: any Painter) {
        if let control { painter.draw(control) }
    }
}
