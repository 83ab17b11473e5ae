import Foundation

extension View {
    /// Shows a bubble at this view while the binding is true.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PopoverModifier(item: isPresented.presentationItem, anchor: attachmentAnchor, content: { _ in content() }))
    }

    /// Shows a bubble at this view while the binding holds an item.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PopoverModifier(item: item, anchor: attachmentAnchor, content: content))
    }
}

/// What of a view a popover points at.
public enum PopoverAttachmentAnchor: Equatable, Sendable {
    /// A rectangle of the view.
    case rect(Source)
    /// A point, in fractions of the view's size.
    case point(UnitPoint)

    /// What the bubble points at.
    public enum Source: Equatable, Sendable {
        /// All of the view.
        case bounds
    }
}

struct PopoverModifier<Item: Identifiable, PopoverContent: View>: ItemModifier {
    typealias Body = Never

    let item: Binding<Item?>
    let anchor: PopoverAttachmentAnchor
    let content: (Item) -> PopoverContent

    func makeWrapper(for node: ViewNode) -> PopoverRenderNode<Item, PopoverContent> { PopoverRenderNode(node) }

    func update(_ wrapper: PopoverRenderNode<Item, PopoverContent>, for node: ViewNode) {
        wrapper.update(self, item: item.wrappedValue)
    }
}

/// Stands around the view that a popover points at, and knows where it is.
package final class PopoverRenderNode<Item: Identifiable, PopoverContent: View>: WrapperRenderNode, OwningRenderNode {
    private unowned let node: ViewNode
    private var modifier: PopoverModifier<Item, PopoverContent>?
    private var open: (id: Item.ID, host: WindowHost, popover: any PlatformSheet)?

    init(_ node: ViewNode) {
        self.node = node
        super.init(graph: node.graph)
    }

    func update(_ modifier: PopoverModifier<Item, PopoverContent>, item: Item?) {
        self.modifier = modifier
        if let open, open.id != item?.id { close() }
        guard let item else { return }
        let content = modifier.content
        let view = AnyView(DestinationView { AnyView(content(item)) })
        if let open {
            DependencyTracker.untracked { open.host.setContent(view) }
        } else {
            // It points at where the view is once this change is on screen.
            graph.afterCommit { [weak self] in self?.present(item, view) }
        }
    }

    private func present(_ item: Item, _ view: AnyView) {
        guard let surface, open == nil, let modifier, modifier.item.wrappedValue?.id == item.id else { return }
        let host = WindowHost(parent: node, isPart: true) { [weak self] values in
            values.becomePresented { self?.dismiss() }
        }
        host.setContent(view)
        let options = host.node.preference(PresentationOptionsKey.self) ?? PresentationOptions()
        if let style = options.adaptation(in: node.environment).sheetStyle, let presenter = node.environment.page {
            host.close()
            return presentSheet(item, view, style, over: presenter.widget)
        }
        host.surface.host.isRigid = true
        let popover = graph.backend.makePopover(
            content: host.surface.host, at: anchorFrame(modifier.anchor), of: surface.host)
        popover.closed = { [weak self] in self?.userClosed() }
        open = (item.id, host, popover)
        // The platform looks for something to focus when it opens: the content has to be there by then.
        let ideal = host.surface.sizeThatFits(.unspecified)
        host.surface.resize(to: CGSize(width: ideal.width.rounded(.up), height: ideal.height.rounded(.up)))
        popover.open(ideal: ideal)
    }

    /// In a narrow window, where the content wishes so.
    private func presentSheet(_ item: Item, _ view: AnyView, _ style: SheetStyle, over presenter: any PlatformWidget) {
        let host = WindowHost(parent: node) { [weak self] values in values.becomePresented { self?.dismiss() } }
        let page = Page(host, backend: graph.backend)
        host.setContent(AnyView(view.environment(\.page, page)))
        let sheet = graph.backend.makeSheet(page: page.widget, over: presenter, style: style)
        sheet.closed = { [weak self] in self?.userClosed() }
        open = (item.id, host, sheet)
        var heights = SheetHeights()
        heights.take(host.node.preference(PresentationOptionsKey.self) ?? PresentationOptions())
        let bar = page.showsBar ? Page.barHeight : 0
        sheet.update(heights.form(room: sheet.room, bar: bar, environment: node.environment))
        sheet.open(ideal: host.surface.sizeThatFits(.unspecified))
    }

    private func anchorFrame(_ anchor: PopoverAttachmentAnchor) -> CGRect {
        let frame = CGRect(origin: .zero, size: size).applying(transform)
        guard case .point(let point) = anchor else { return frame }
        return CGRect(
            x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 1, height: 1)
    }

    private func dismiss() {
        guard let binding = modifier?.item, binding.wrappedValue != nil else { return }
        binding.wrappedValue = nil
    }

    private func userClosed() {
        guard let open else { return }
        self.open = nil
        dismiss()
        open.host.close()
    }

    private func close() {
        guard let open else { return }
        self.open = nil
        open.popover.closed = {}
        open.popover.close()
        open.host.close()
    }

    package override func willLeave(_ surface: Surface) { close() }

    package func forEachOwnedNode(_ visit: (ViewNode) -> Void) {
        if let open { visit(open.host.node) }
    }

    package func disown() { close() }
}
