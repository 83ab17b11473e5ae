import Foundation

/// A control with its label inside: a button, a check box, a menu's button.
///
/// Layout of the label is part of the layout around the control; it is shown on a surface of its own, whose host is a
/// child of the control's widget.
package final class LabeledControlRenderNode: RenderNode, FocusTarget {
    package let kind: ButtonKind
    package let label: ControlLabelRenderNode
    private var labelSurface: Surface?
    private var button: (any ButtonWidget)?
    package private(set) var description: ButtonDescription
    package var activated: @MainActor () -> Void = {}
    package var pressChanged: (@MainActor (Bool) -> Void)?
    /// What a menu button opens, read when something of it has changed.
    package var menuItems: () -> [MenuItemModel] = { [] }

    /// True for the button of the program's menu.
    package var isPrimaryMenu = false

    package init(_ kind: ButtonKind, description: ButtonDescription, graph: Graph) {
        self.kind = kind
        self.description = description
        label = ControlLabelRenderNode(graph: graph)
        super.init(graph: graph)
        label.isLeading = kind == .check || kind == .radio
        label.changed = { [unowned self] in setNeedsCommit() }
        setChildren([label])
    }

    package func update(_ new: ButtonDescription) {
        guard new != description else { return }
        if new.appearance != description.appearance { setNeedsLayout() }
        description = new
        setNeedsCommit()
    }

    // MARK: Layout

    private var appearance: ButtonAppearance {
        var appearance = description.appearance
        appearance.hasText = label.containsText
        appearance.link = appearance.link ?? rowLink
        return appearance
    }

    /// The place in a row of buttons that a view around makes.
    var rowLink: ButtonLink? {
        didSet {
            guard rowLink != oldValue else { return }
            setNeedsLayout()
            setNeedsCommit()
        }
    }

    private var chrome: ControlChrome { graph.backend.buttonChrome(kind, appearance) }

    private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let chrome = chrome
        let insets = chrome.insets
        let content = label.sizeThatFits(inner(proposal, insets))
        return CGSize(
            width: max(chrome.minimum.width, content.width + insets.leading + insets.trailing),
            height: max(chrome.minimum.height, content.height + insets.top + insets.bottom))
    }

    package override func layoutChildren() {
        let insets = chrome.insets
        let room = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        label.place(
            at: CGPoint(x: insets.leading, y: insets.top), size: room, proposal: inner(proposal, insets))
    }

    package override func explicitGuide(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        let insets = chrome.insets
        let room = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        guard let guide = label.explicitGuide(key, proposal: inner(proposal, insets), size: room) else { return nil }
        return guide + (key.axis == .horizontal ? insets.leading : insets.top)
    }

    package override var spacing: ViewSpacing {
        description.appearance.look.isBare ? label.children.first?.spacing ?? ViewSpacing() : ViewSpacing()
    }

    // MARK: Display

    package override var widget: (any PlatformWidget)? { button }
    package override var childSurface: Surface? { labelSurface }

    /// The label's surface begins where the control's insets end.
    package override func childTransform(_ own: CGAffineTransform) -> CGAffineTransform {
        let insets = chrome.insets
        return CGAffineTransform(
            translationX: -(isRightToLeft ? insets.trailing : insets.leading), y: -insets.top)
    }

    package override func didEnter(_ surface: Surface) {
        guard button == nil else { return }
        let inner = Surface(graph: graph)
        let new = graph.backend.makeButton(kind, label: inner.host)
        // The widget may live longer than this node: a host or a dialog holds it too.
        new.activated = { [weak self] in self?.activated() }
        new.focusChanged = { [weak self] in self?.focusDidChange($0) }
        if pressChanged != nil { new.pressChanged = { [weak self] in self?.pressChanged?($0) } }
        labelSurface = inner
        button = new
        inner.setContents([label])
    }

    package override func willLeave(_ surface: Surface) {
        labelSurface?.tearDown()
        labelSurface = nil
        button = nil
    }

    package override func commit(_ context: inout CommitContext) {
        var shown = description
        shown.appearance = appearance
        shown.spokenLabel = label.spokenLabel
        shown.isPrimaryMenu = isPrimaryMenu
        button?.update(shown)
        if kind == .menu || kind == .split { button?.setMenu(menuItems()) }
        labelSurface?.contentSize = label.size
    }

    package override func draw(in painter: any Painter) {
        if let button { painter.draw(button) }
    }
}
