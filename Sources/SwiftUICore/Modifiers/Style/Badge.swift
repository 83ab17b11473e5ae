import Foundation

/// A count or a short text beside a view: at the end of a list's row, or at a tab.
enum BadgeTrait: LayoutValueKey {
    static var defaultValue: Text? { nil }
}

struct BadgeModifier: ItemModifier {
    typealias Body = Never

    let badge: Text?

    func makeWrapper(for node: ViewNode) -> BadgeRenderNode { BadgeRenderNode(node) }

    func update(_ wrapper: BadgeRenderNode, for node: ViewNode) {
        wrapper.update(badge, isInRow: node.environment.isInListRow)
    }
}

package final class BadgeRenderNode: WrapperRenderNode, OwningRenderNode {
    private let host: ItemHostNode<AnyView>
    private var badge: Text?
    private var base: RenderNode?
    private var shown: [RenderNode] = []
    private static let gap: CGFloat = 8

    init(_ node: ViewNode) {
        host = ItemHostNode(parent: node) { $0.isInListRow = false }
        super.init(graph: node.graph)
        host.itemsChanged = { [weak self] in self?.show($0) }
    }

    func update(_ new: Text?, isInRow: Bool) {
        badge = new
        let view = isInRow ? new.map { AnyView($0.foregroundStyle(.secondary)) } : nil
        DependencyTracker.untracked { host.setContent(view ?? AnyView(EmptyView())) }
        setNeedsLayout()
    }

    private func show(_ new: [RenderNode]) {
        shown = new
        if let base { setChildren([base] + shown) }
    }

    package override func arrange(_ items: [RenderNode]) -> [RenderNode] {
        base = items.first
        return items + shown
    }

    package override var child: RenderNode? { base }

    package override func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        guard K.self == BadgeTrait.self else { return super.trait(key) }
        return badge as? K.Value ?? K.defaultValue
    }

    private var extent: CGFloat {
        shown.first.map { $0.sizeThatFits(.unspecified).width + Self.gap } ?? 0
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - extent) }, height: proposal.height)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let base else { return .zero }
        let size = base.sizeThatFits(inner(proposal))
        guard extent > 0 else { return size }
        // The badge stands at the end of the row.
        return CGSize(width: proposal.width ?? size.width + extent, height: size.height)
    }

    package override func layoutChildren() {
        base?.place(at: .zero, proposal: inner(proposal))
        for node in shown {
            let own = node.sizeThatFits(.unspecified)
            node.place(
                at: CGPoint(x: size.width - own.width, y: (size.height - own.height) / 2), proposal: .unspecified)
        }
    }

    package func forEachOwnedNode(_ visit: (ViewNode) -> Void) { visit(host) }
    package func disown() { host.unmount() }
}

extension View {
    /// Shows a count at the end of the list's row, or at the tab, that this view is; 0: none.
    public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(badge: count == 0 ? nil : Text(count, format: .number)))
    }

    /// Shows a short text at the end of the list's row, or at the tab, that this view is; nil: none.
    public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(badge: label))
    }

    /// Shows a short text at the end of the list's row, or at the tab, that this view is; nil: none.
    public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(badge: key.map { Text($0) }))
    }

    /// Shows a short text at the end of the list's row, or at the tab, that this view is; nil: none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(badge: label.map { Text($0) }))
    }
}
